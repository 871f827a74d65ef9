import { rowsOf, type SpecRow } from './row.ts';

const list =
  'browser/route-table-pages.spec.ts > /blog lists all posts with search, topics and complete cards';
const story = 'browser/route-table-pages.spec.ts > /blog/{id} is a complete article';
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
      'A story is chosen by the parameter post',
      `${blog} > /blog?post= shows the post and never the list, and updates the head`,
    ],
    [
      '/blog/{id} takes the address /blog?post={id} in place of the entry',
      `${blog} > a post opened by its own address changes to the address of the post view, without a second load`,
    ],
  ]),
  ...rowsOf('2 Blog, list', [
    ["The hero says Discover NYC's Feline History", list],
    ['The heading is Blog & Cat Stories', list],
    ['The search says Search blog posts...', list],
    ['There is a button for all topics and one for each category', list],
    ['Browse by Topic shows while no category is chosen', category],
    ['Browse by Topic needs more than one category', topics],
    ['Browse by Topic needs more than three posts in the list', topics],
    ['A card has picture, category, date, author, title, excerpt and Read More', list],
    [
      'The list says Loading... for 300 ms',
      `${blogList} > the list shows a loading state for 300 ms, with the posts laid out below it`,
    ],
  ]),
  ...rowsOf('2 Blog, story', [
    ['The hero has title, excerpt, picture, category and date', `${blog} > a post shows all its parts`],
    ['The breadcrumb goes from Home by Blog and category to the title', story],
    ['A button leads back to all posts', story],
    ['The body of the article follows', `${blog} > a post shows all its parts`],
    ['Tags are written with #', story],
    [
      'Up to three stories of the same category are related',
      'unit/blog/blog-posts.test.ts > up to three other posts of the category are related',
    ],
    ['Related stories link to /blog?post={id}', story],
    ['Browse All Stories leads to /blog', story],
    ['The closing words ask whether one is ready for history in person', story],
    ['Explore Our Tours leads to /booking', story],
    ['The canonical address of a story is /blog/{id}', inPlace],
    [
      'An unknown id shows the list',
      `${blog} > an alias shows its post; an unknown id shows the list without a request`,
    ],
    [
      'Articles have headings, bullets, numbers, bold words and pictures in Markdown',
      'unit/generator/content/markdown.test.ts > the subset in the specification becomes article nodes',
    ],
  ]),
  ...rowsOf('2 Contact', [
    ['The hero asks How can we help?', contact],
    ['The form has name, address, phone, message and consent', contact],
    ['Useful Resources link to blog, tours and news', contact],
    ['Quick Actions book a tour and lead to the questions', contact],
    ['Reach out has address and social links', contact],
    ['One guest is quoted', contact],
    ['Six questions stand in the section faq-section, the first open', contact],
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
    ['Each story is listed with title, excerpt, date and category', sitemap],
    [
      'Without stories it says so',
      'unit/blog/empty-blog.test.tsx > a sitemap without posts shows a message and no empty list',
    ],
  ]),
  ...rowsOf('2 Survey', [
    ['The title is Tour Feedback Survey', survey],
    ['The guest is thanked first', survey],
    ['Name, address and a date of the tour are asked for', survey],
    ['The tour is chosen from four, after a placeholder that cannot be chosen', survey],
    [
      'The tour is rated from 5 Excellent to 1 Poor',
      'unit/forms/survey-message.test.ts > ratings run from 5 Excellent to 1 Poor',
    ],
    ['The guide is rated on the same scale', survey],
    ['How one heard of the company is chosen from seven', survey],
    ['Whether one would recommend it is chosen from five', survey],
    ['There is room for words', survey],
    ['While it sends, the button says Submitting... beside a wheel', sent],
    ['After the send a panel says Thank You!', sent],
  ]),
];
