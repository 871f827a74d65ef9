import { rowsOf, type SpecRow } from './row.ts';

const list =
  'browser/route-table-pages.spec.ts > /blog lists all posts with search, topics and complete cards';
const post = 'browser/route-table-pages.spec.ts > /blog/{id} is a complete article';
const blog = 'browser/blog.spec.ts';
const blogList = 'browser/blog-list.spec.ts';
const category = `${blogList} > a category filters the list, also together with a search; All Topics shows all again`;
const topics =
  'unit/blog/blog-posts.test.ts > topics are shown without a category, if there are several and more than three posts';
const inPlace = `${blogList} > a card opens its post in place: same history entry, top of the page, head of the post`;
const contact =
  'browser/route-table-pages.spec.ts > /contact has form, resources, actions and six questions, of which the first is open';
const survey = 'browser/route-table-pages.spec.ts > /survey has all its questions and is noindex';
const sent =
  'browser/survey-form.spec.ts > one e-mail is sent with all answers in order, and the survey is reset';
const sitemap = 'browser/route-table-pages.spec.ts > /sitemap lists the main pages, four tours and all posts';
const tours =
  'browser/route-table.spec.ts > /tours has the trust strip, four complete cards, expectations, questions and a call to action';

export const section2Blog: readonly SpecRow[] = [
  ...rowsOf('2 Route table, blog', [
    [
      'A post is selected by the query parameter post',
      `${blog} > /blog?post= shows the post and never the list, and updates the head`,
    ],
    [
      '/blog/{id} replaces its history entry by /blog?post={id}',
      `${blog} > a post opened by its own address changes to the address of the post view, without a second load`,
    ],
  ]),
  ...rowsOf('2 Blog, list', [
    ["The hero is titled Discover NYC's Feline History", list],
    ['The heading is Blog & Cat Stories', list],
    ['The placeholder of the search is Search blog posts...', list],
    ['There is a filter button for all topics and one per category', list],
    ['Browse by Topic is shown while no category is selected', category],
    ['Browse by Topic is shown only for more than one category', topics],
    ['Browse by Topic is shown only for more than three listed posts', topics],
    ['A card has image, category, date, author, title, excerpt and Read More', list],
    [
      'The list shows Loading... for 300 ms',
      `${blogList} > the list shows a loading state for 300 ms, with the posts laid out below it`,
    ],
  ]),
  ...rowsOf('2 Blog, story', [
    ['The hero has title, excerpt, image, category and date', `${blog} > a post shows all its parts`],
    ['The breadcrumb is Home, Blog, category, title', post],
    ['A button leads back to all posts', post],
    ['The article body is shown', `${blog} > a post shows all its parts`],
    ['Tags are written with #', post],
    [
      'Up to three posts of the same category are related',
      'unit/blog/blog-posts.test.ts > up to three other posts of the category are related',
    ],
    ['Related posts link to /blog?post={id}', post],
    ['Browse All Stories leads to /blog', post],
    ['The closing prompt is Ready to Experience the History in Person?', post],
    ['Explore Our Tours leads to /booking', post],
    ['The canonical address of a post is /blog/{id}', inPlace],
    [
      'An unknown id shows the list',
      `${blog} > an alias shows its post; an unknown id shows the list without a request`,
    ],
    [
      'Articles support headings, bulleted and numbered lists, bold text and images in Markdown',
      'unit/generator/content/markdown/markdown.test.ts > the subset in the specification becomes article nodes',
    ],
  ]),
  ...rowsOf('2 Contact', [
    ['The hero is titled How can we help?', contact],
    ['The form has name, e-mail, phone, message and consent', contact],
    ['Useful Resources link to blog, tours and news', contact],
    ['Quick Actions link to the booking page and to the FAQ', contact],
    ['Reach out has the e-mail address and social links', contact],
    ['There is one guest quote', contact],
    ['The section faq-section has six questions, the first one open', contact],
    ['A button leads to /booking', contact],
  ]),
  ...rowsOf('2 Tour search', [
    ['The tours page has a search box', tours],
    [
      'The box filters the cards',
      'browser/tour-finder.spec.ts > any text filters the cards by title, description or teaser; clearing shows all',
    ],
  ]),
  ...rowsOf('2 Sitemap', [
    ['The nine main pages are listed', sitemap],
    ['The four tours are listed', sitemap],
    ['Each post is listed with title, excerpt, date and category', sitemap],
    [
      'Without posts it shows a message',
      'unit/blog/empty-blog.test.tsx > a sitemap without posts shows a message and no empty list',
    ],
  ]),
  ...rowsOf('2 Survey', [
    ['The title is Tour Feedback Survey', survey],
    ['The intro thanks the guest', survey],
    ['There are fields for name, e-mail and tour date', survey],
    ['The tour type has four options after a disabled placeholder', survey],
    [
      'The tour is rated from 5 Excellent to 1 Poor',
      'unit/forms/survey-message.test.ts > ratings run from 5 Excellent to 1 Poor',
    ],
    ['The guide rating has the same scale', survey],
    ['"How heard" has seven options', survey],
    ['"Would recommend" has five options', survey],
    ['There is a free-text field', survey],
    ['While sending, the button reads Submitting... with a spinner', sent],
    ['After success a panel shows Thank You!', sent],
  ]),
];
