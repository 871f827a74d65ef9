/** Finds out whether an address serves our site, and otherwise what it serves instead. */
import { decode } from '../core/html-text.ts';
import { type Answer, type Host, header, isRedirect, unpacked } from './ask.ts';
import type { KnownSite } from './known.ts';

const failures: readonly (readonly [RegExp, string])[] = [
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'no host has this name. Check the spelling; a new domain needs up to a day.'],
  [/^ECONNREFUSED$/, 'nothing listens there. Check the port, and that the server runs.'],
  [
    /^(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
    'the host does not answer. Check your network, then the host.',
  ],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired. Renew it at the host: browsers refuse the site.'],
  [
    /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO/,
    'its certificate is not valid for this name. Let the host make one: browsers refuse the site.',
  ],
  [/EPROTO|SSL/, 'it speaks no HTTPS there. Check the address: http:// or https://, and the port.'],
];

const passThrough =
  'To check behind it, pass what your browser sends: --header "Cookie: …" or --header "Authorization: …".';
const signIn = /log[ _-]?in|sign[ _-]?in|sso|oauth|\/auth|cdn-cgi\/access|password/i;
const parked =
  /domain (?:is|may be) for sale|buy this domain|parked (?:free|domain)|domain parking|sedoparking|this domain (?:has|was) (?:been )?(?:registered|expired)|coming soon|under construction/i;
const serverPages =
  /Welcome to nginx|Apache2? .{0,20}Default Page|<h1>It works!<\/h1>|Caddy works|IIS Windows|Site not found|There isn't a GitHub Pages site here|DEPLOYMENT_NOT_FOUND|NoSuchBucket/i;

/**
 * Examines the response of the home page.
 * @returns one line with the remedy, or undefined if it is our site
 */
export async function whatStandsThere(host: Host, known: KnownSite): Promise<string | undefined> {
  const answer = await host.ask('/');
  const { root } = host;
  const { status } = answer;
  const text = unpacked(answer).toString();
  if (answer.failure !== undefined) return `${root} cannot be reached: ${reasonOf(answer.failure)}`;
  if (status === 429 || header(answer, 'retry-after') !== '')
    return `${root} refuses requests for now (${status}). Wait some minutes, then check again.`;
  if (header(answer, 'cf-mitigated') === 'challenge' || /<title>Just a moment/.test(text))
    return `${root} shows a page against robots in place of the site. Switch it off for this check, or let this machine pass.`;
  if (status === 401 || status === 407)
    return `${root} asks for a password (${status}): a login stands in front of the site. ${passThrough}`;
  if (isRedirect(answer)) return ledAway(answer, root);
  if (status === 403)
    return `${root} refuses the page (403): access is limited, or index.html was not uploaded. ${passThrough}`;
  if (serverPages.test(text))
    return `${root} shows a page of the server's own: the site is not published there yet, or the server reads another folder.`;
  if (/<title>\s*Index of |Directory listing for/i.test(text))
    return `${root} lists files: index.html is not in the folder that the server reads. Upload what is in dist/, not dist/ itself.`;
  if (status >= 400)
    return `${root} answers ${status}: nothing is published there. If the site lies in a folder, add it to the address.`;
  if (siteName(text) === known.name) return wrongFolder(text, root);
  if (/<input[^>]+type=["']?password/i.test(text) || signIn.test(titleOf(text)))
    return `${root} shows a login page ("${titleOf(text)}") in place of the site. ${passThrough}`;
  if (parked.test(text))
    return `${root} shows a parked page ("${titleOf(text)}"). Point the domain to the host of the site, at whoever sold it to you.`;
  return `${root} shows another site: "${siteName(text) || titleOf(text)}", not "${known.name}". Check the address; if it is right, publish dist/ there.`;
}

const reasonOf = (failure: string): string =>
  failures.find(([pattern]) => pattern.test(failure))?.[1] ??
  `${failure}. Check the address and your network.`;

function ledAway(answer: Answer, root: string): string {
  const location = header(answer, 'location');
  const to = URL.canParse(location, root) ? new URL(location, `${root}/`).href.replace(/\/$/, '') : location;
  if (signIn.test(to)) return `${root} leads to a login page (${to}). ${passThrough}`;
  const lasting = [301, 308].includes(answer.status) ? 'for good' : 'for now';
  return `${root} leads to ${to}, ${lasting} (${answer.status}). If that is where the site lies, check it: npm run check:live -- ${to}`;
}

function wrongFolder(html: string, root: string): string | undefined {
  const canonical = canonicalOf(html);
  const own = URL.canParse(canonical) ? new URL(canonical).pathname : '/';
  const asked = `${new URL(root).pathname.replace(/\/$/, '')}/`;
  return own === asked || own === asked.slice(0, -1)
    ? undefined
    : `${root} shows a site that was built for the folder ${own}, but lies in ${asked}. Build with BASE_PATH=${asked}, or move it.`;
}

const siteName = (html: string): string =>
  decode(/<meta property="og:site_name" content="([^"]*)"/.exec(html)?.[1] ?? '');
const titleOf = (html: string): string =>
  decode(/<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? '')
    .trim()
    .slice(0, 80) || 'without a title';
export const canonicalOf = (html: string): string =>
  decode(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '');
