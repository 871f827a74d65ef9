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
const idle = 'unit/booking/preload-embed.test.ts > the page %s waits for an idle period, for at most %i ms';
const noIdle =
  'unit/booking/preload-embed.test.ts > without idle callbacks the page %s requests the script after %i ms';
const once = 'browser/blog.spec.ts > is requested once more and then shown';

export const section7: readonly SpecRow[] = [
  ...rowsOf('7 Contact mails', [
    [
      'The site has no backend of its own and calls only the providers',
      'browser/live/every-page.spec.ts > no page of the live site refers to the stand-in, and none has errors',
    ],
    ['The first e-mail, to the sender, is a POST to the send endpoint of the e-mail service', liveContact],
    ['The payload is JSON: service id, template id, public key, and name, email, phone and message', sent],
    ['The ids come from the settings', liveContact],
    ['A missing phone number is sent as Not provided', `${contact} > empty fields are sent as text`],
    ['A missing message is sent as No message provided', `${contact} > empty fields are sent as text`],
    ['The second e-mail is not sent if the first fails', failed],
    ['The second e-mail, to the company, uses the same endpoint', liveContact],
    ['The second e-mail has the same payload shape', sent],
    ['The second e-mail is sent after the first succeeded', sent],
    ['There are at least 1.1 s between two e-mails', sent],
    [
      'An e-mail that was refused as too fast is sent once more',
      `${contact} > a send that the service refuses as too fast is repeated once`,
    ],
    [
      'After the second send failed, a retry repeats only the second, unless the address changed',
      `${contact} > the second send fails: a retry repeats only the second, unless the address changed`,
    ],
  ]),
  ...rowsOf('7 Survey mail', [
    ['One e-mail is sent by the same service, with its own template', liveSurvey],
    [
      'It has name, email, message and subject',
      `${survey} > one e-mail is sent with all answers in order, and the survey is reset`,
    ],
    [
      'The response is checked only for success or failure',
      `${contact} > a slow response is accepted; only the status of a response counts, not its text`,
    ],
    [
      'The body lists tour date, tour type, both ratings, how heard and would recommend, then the feedback',
      'unit/forms/survey-message.test.ts > the survey is sent as one e-mail with all answers in order',
    ],
    [
      'The subject names guest and tour',
      'unit/forms/survey-message.test.ts > the survey is sent as one e-mail with all answers in order',
    ],
  ]),
  ...rowsOf('7 Newsletter', [
    ["A sign-up is a form post to the list's address, in a new tab", liveNews],
    ['It has EMAIL, FNAME, LNAME, CONSENT, tags and the honeypot', liveNews],
    [
      "The list's response is shown in its own tab",
      'browser/newsletter.spec.ts > a sign-up is a form post in a new tab, with consent, tags and an empty honeypot',
    ],
    ["The list's validation script and jQuery load when the form appears", helpers],
    ['They never submit the form themselves', helpers],
    [
      'They can be switched off',
      "unit/generator/code/content-policy.test.ts > without the newsletter's helper scripts neither their address nor their empty style is allowed",
    ],
  ]),
  ...rowsOf('7 Booking', [
    [
      'A new tab opens items/{itemId}/calendar with flow and full-items=yes',
      'unit/booking/booking.test.ts > an item opens its calendar with the flow and all items',
    ],
    ['It opens from a reserve button that has an item', liveBooking],
    [
      'The frame has fallback=simple, full-items=yes, and flow and items if set',
      'unit/booking/booking.test.ts > a frame shows one item, or all tours',
    ],
    ['The frame of the booking page uses itemId from the address', liveBooking],
    ['The script is embeds/api/v1 with autolightframe=yes', liveBooking],
    [
      "The script is not requested if the provider's global exists",
      `${script} > if the global already exists, nothing is requested`,
    ],
    ['A page with a reserve button requests the script when idle, or after 2 s', idle],
    ['Such a page requests it after 1 s in browsers without idle callbacks', noIdle],
    [
      'Every page requests it when idle',
      `${script} > the script is requested once on every kind of page, when the browser is idle`,
    ],
    ['Every page requests it after 3 s in browsers without idle callbacks', noIdle],
    [
      'A helper opens the lightframe with item and flow',
      "unit/booking/lightframe.test.ts > the provider's frame opens over the page with item and flow",
    ],
    ['A script that fails to load is only logged', `${script} > a failure is only logged`],
  ]),
  ...rowsOf('7 Video, worker, analytics', [
    [
      'The gallery embeds the video from the video host',
      'browser/live/providers.spec.ts > the video is loaded from the video host, with a referrer',
    ],
    [
      'The worker is /sw.js and caches the site for offline use',
      'browser/offline.spec.ts > after the first visit the main pages open offline by all their addresses, and a post by both of its own',
    ],
    [
      'For pages that are not cached, /offline lists the cached ones and the e-mail address',
      'browser/offline.spec.ts > offline an address that is not cached shows the cached pages, and how to contact us; an old one leads to the page that replaced it',
    ],
    ['begin_booking is sent with the item when the calendar opens', liveBooking],
    ['reserve_button_click is sent on a plain click, with its label and the value 1', liveBooking],
    [
      'Without the analytics global nothing is sent',
      'unit/providers/analytics.test.ts > without the global nothing happens',
    ],
    [
      'An error in analytics is logged and ignored',
      'unit/providers/analytics.test.ts > an error of the global is logged and not thrown',
    ],
  ]),
  ...rowsOf('7 Data queries', [
    ['A failed request is retried once', once],
    ['Window focus causes no request', once],
  ]),
  ...rowsOf('7 Outbound links', [
    [
      'Press articles',
      'browser/route-table-pages.spec.ts > /in-the-news has all articles with outlet, logo and an external link',
    ],
    [
      'Social account',
      'browser/route-table-pages.spec.ts > /contact has form, resources, actions and six questions, of which the first is open',
    ],
    [
      'mailto link for the company',
      'browser/route-table.spec.ts > every page has header, season banner, booking button and footer',
    ],
    [
      'mailto link for media inquiries',
      'browser/route-table-pages.spec.ts > /press-kit has pictures, four titles, facts, five questions and three ratings',
    ],
    [
      'mailto link for booking help',
      'browser/route-table-pages.spec.ts > /booking has the calendar, a link to it, an address and the facts',
    ],
    [
      'Gift-card page',
      'browser/route-table.spec.ts > every page has header, season banner, booking button and footer',
    ],
    [
      'Petition form',
      'browser/route-table-pages.spec.ts > /petition-jerry-fox has the story and an external link to sign',
    ],
  ]),
];
