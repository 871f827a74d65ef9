import { rowsOf, type SpecRow } from './row.ts';

const contact = 'browser/contact-form.spec.ts';
const sent = `${contact} > two e-mails are sent, one after the other, and the form is reset`;
const liveContact =
  'browser/live/providers.spec.ts > contact: two requests to the e-mail service, with the ids from the settings';
const liveSurvey = 'browser/live/providers.spec.ts > survey: one request to the e-mail service';
const liveNews =
  'browser/live/providers.spec.ts > newsletter: the validation script by its exact address, then a form post in a new tab';
const liveBooking =
  'browser/live/providers.spec.ts > booking: frame, new tab and script at the provider, with item, flow and both events';
const failed = `${contact} > the first send fails (500): no second, banner and toast, values are kept; an edit removes the banner`;
const survey = 'browser/survey-form.spec.ts';
const helpers =
  'browser/newsletter.spec.ts > the helper scripts load when the form appears, and leave the submission to the browser';
const script = 'browser/embed-script.spec.ts';
const idle =
  'unit/booking/preload-embed.test.ts > an idle moment of the page %s is waited for, %i ms at most';
const noIdle =
  'unit/booking/preload-embed.test.ts > without idle callbacks the page %s asks for the script after %i ms';
const once = 'browser/blog.spec.ts > is requested once more and then shown';

export const section7: readonly SpecRow[] = [
  ...rowsOf('7 Contact mails', [
    [
      "The site has no service of its own: it calls the providers' alone",
      'browser/live/every-page.spec.ts > no page of the live site refers to the stand-in, and none has errors',
    ],
    ['The first mail, to the sender, is a POST to the sending address of the e-mail service', liveContact],
    ['A mail is JSON: service, template, public key, and name, address, phone and message', sent],
    ['The ids are the ones of the settings, the same for every visitor', liveContact],
    ['A phone number left out is sent as Not provided', `${contact} > empty fields are sent as text`],
    ['A message left out is sent as No message provided', `${contact} > empty fields are sent as text`],
    ['Without the first mail there is no second', failed],
    ['The second mail, to the company, goes to the same address', liveContact],
    ['The second mail has the same shape', sent],
    ['The second mail follows a first that arrived', sent],
    ['Between two mails the service gets its pause of 1.1 s', sent],
    [
      'A mail that came too fast is sent once more',
      `${contact} > a send that the service refuses as too fast is repeated once`,
    ],
    [
      'After a second that failed, the next try makes only the second, unless the address changed',
      `${contact} > the second send fails: a retry repeats only the second, unless the address changed`,
    ],
  ]),
  ...rowsOf('7 Survey mail', [
    ['One mail goes out through the same service, with a template of its own', liveSurvey],
    [
      'It holds name, address, message and subject',
      `${survey} > one e-mail is sent with all answers in order, and the survey is reset`,
    ],
    [
      'Of the answer only success or failure counts',
      `${contact} > a slow response is accepted; only the status of a response counts, not its text`,
    ],
    [
      'The body lists date, tour, both ratings, how heard and recommendation, then the feedback',
      'unit/forms/survey-message.test.ts > the survey is sent as one e-mail with all answers in order',
    ],
    [
      'The subject names guest and tour',
      'unit/forms/survey-message.test.ts > the survey is sent as one e-mail with all answers in order',
    ],
  ]),
  ...rowsOf('7 Newsletter', [
    ["A sign-up is a form post to the list's address, in a new tab", liveNews],
    ['It holds address, both names, consent, tags and the trap', liveNews],
    [
      "What the list answers is the list's affair, in its own tab",
      'browser/newsletter.spec.ts > a sign-up is a form post in a new tab, with consent, tags and an empty honeypot',
    ],
    ["The list's checking script and jQuery load when the form appears", helpers],
    ['They never send the form themselves', helpers],
    [
      'They can be switched off',
      "unit/generator/code/content-policy.test.ts > without the newsletter's helper scripts neither their address nor their empty style is allowed",
    ],
  ]),
  ...rowsOf('7 Booking', [
    [
      'A new tab gets items/{item}/calendar with flow and full-items=yes',
      'unit/booking/booking.test.ts > an item opens its calendar with the flow and all items',
    ],
    ['It opens from a reserve button that has an item', liveBooking],
    [
      'The frame gets fallback=simple, full-items=yes, and flow and item if there are',
      'unit/booking/booking.test.ts > a frame shows one item, or all tours',
    ],
    ['The frame of the booking page takes the item from the address', liveBooking],
    ['The script is embeds/api/v1 with autolightframe=yes', liveBooking],
    [
      "The script is not asked for where the provider's global is there",
      `${script} > if the global already exists, nothing is requested`,
    ],
    ['A page with a reserve button asks for the script when it is idle, or after 2 s', idle],
    ['Such a page asks after 1 s in browsers without idle callbacks', noIdle],
    [
      'Every page asks for it when idle',
      `${script} > the script is requested once on every kind of page, when the browser is idle`,
    ],
    ['Every page asks after 3 s in browsers without idle callbacks', noIdle],
    [
      'A helper opens the frame over the page with item and flow',
      "unit/booking/lightframe.test.ts > the provider's frame opens over the page with item and flow",
    ],
    ['A script that does not come is logged and nothing else', `${script} > a failure is only logged`],
  ]),
  ...rowsOf('7 Video, worker, analytics', [
    [
      'The gallery frames the film from the video host',
      'browser/live/providers.spec.ts > the video is loaded from the video host, with a referrer',
    ],
    [
      'The worker is /sw.js, and keeps the site for use offline',
      'browser/offline.spec.ts > after the first visit the main pages open offline by all their addresses',
    ],
    [
      'What is not kept is answered by a page of ours, /offline: what is kept, and the mail address',
      'browser/offline.spec.ts > offline an address that is not cached shows the cached pages, and how to contact us',
    ],
    ['begin_booking, with the item, is reported when the calendar opens', liveBooking],
    ['reserve_button_click is reported at a plain press, with its label and the value 1', liveBooking],
    [
      'Without the global of analytics nothing is reported',
      'unit/providers/analytics.test.ts > without the global nothing happens',
    ],
    [
      'An error in analytics is logged and does no harm',
      'unit/providers/analytics.test.ts > an error of the global is logged and not thrown',
    ],
  ]),
  ...rowsOf('7 Data queries', [
    ['What fails to load is asked for once more', once],
    ['Coming back to the window asks for nothing', once],
  ]),
  ...rowsOf('7 Outbound links', [
    [
      'Press articles',
      'browser/route-table-pages.spec.ts > /in-the-news has all articles with outlet, logo and an external link',
    ],
    [
      'Social accounts',
      'browser/route-table-pages.spec.ts > /contact has form, resources, actions and six questions, of which the first is open',
    ],
    [
      'Mail to the company',
      'browser/route-table.spec.ts > every page has header, season banner, booking button and footer',
    ],
    [
      'Mail for media inquiries',
      'browser/route-table-pages.spec.ts > /press-kit has pictures, four titles, facts, five questions and three ratings',
    ],
    [
      'Mail for help with booking',
      'browser/route-table-pages.spec.ts > /booking has the calendar, a link to it, an address and the facts',
    ],
    [
      'The page of gift cards',
      'browser/route-table.spec.ts > every page has header, season banner, booking button and footer',
    ],
    [
      'The form of the petition',
      'browser/route-table-pages.spec.ts > /petition-jerry-fox has the story and an external link to sign',
    ],
  ]),
];
