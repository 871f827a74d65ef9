/** Finds out whether an address serves our site, and otherwise what it serves instead. */
import { decode } from '../core/text/html-text.ts';
import type { KnownSite } from './known-site.ts';
import { attributeOf, canonicalOf } from './page-attributes.ts';
import { type Answer, follow, type Host, header, isRedirect, unpacked } from './requests.ts';

const failures: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:ENOTFOUND|EAI_AGAIN)$/,
    'the name cannot be resolved. Check your network and the spelling; a new domain needs up to a day.',
  ],
  [/^ECONNREFUSED$/, 'the connection is refused. Check the port, and that the server is running.'],
  [
    /^(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
    'the host does not respond. Check your network, then the host.',
  ],
  [
    /^(?:ECONNRESET|ECONNABORTED|EPIPE)$/,
    'the host closes the connection without a response. If the address starts with http://, try https://; otherwise try again later, then ask the host.',
  ],
  [/^EFBIG$/, 'its page never ends. Check the address, and what the server runs there.'],
  [/^HPE_/, 'its response is not valid HTTP. Check the port: another program may be using it.'],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired. Renew it at the host: browsers refuse the site.'],
  [
    /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO/,
    'its certificate is not valid for this name. Have the host issue one: browsers refuse the site.',
  ],
  [/EPROTO|SSL/, 'it does not use HTTPS there. Check the address: http:// or https://, and the port.'],
];

const passThrough =
  'To check behind it, pass what your browser sends: --header "Cookie: …" or --header "Authorization: …".';
const signIn = /log[ _-]?in|sign[ _-]?in|sso|oauth|\/auth|cdn-cgi\/access|password/i;
const parked =
  /domain (?:is|may be) for sale|à vendre|zu verkaufen|steht zum verkauf|en venta|in vendita|te koop|buy this domain|parked (?:free|domain)|domain parking|sedoparking|this domain (?:has|was) (?:been )?(?:registered|expired)|coming soon|under construction/i;
const serverPages =
  /Welcome to nginx|Apache2? .{0,20}Default Page|<h1>It works!<\/h1>|Caddy works|IIS Windows|Site not found|There isn't a GitHub Pages site here|DEPLOYMENT_NOT_FOUND|NoSuchBucket/i;

/**
 * Examines the response of the home page.
 * @returns one line with the remedy, or undefined if it is our site
 */
export async function identifySite(host: Host, known: KnownSite): Promise<string | undefined> {
  const answer = await host.request('/');
  const { root } = host;
  const { status } = answer;
  const text = unpacked(answer).toString();
  if (answer.failure !== undefined) return `${root} cannot be reached: ${reasonOf(answer.failure)}`;
  if (status === 429 || header(answer, 'retry-after') !== '')
    return `${root} refuses requests for now (${status}). Wait some minutes, then check again.`;
  if (header(answer, 'cf-mitigated') === 'challenge' || /<title>Just a moment/.test(text))
    return `${root} shows a bot challenge instead of the site. Disable it for this check, or allow this machine.`;
  if (status === 401 || status === 407)
    return `${root} requires a password (${status}): the site is protected by a login. ${passThrough}`;
  if (isRedirect(answer)) return await redirectedElsewhere(answer, host);
  if (status === 403)
    return `${root} refuses the page (403): access is restricted, or index.html was not uploaded. ${passThrough}`;
  const odd = status < 400 && notAPage(answer, text);
  if (odd) return `${root} ${odd}`;
  if (serverPages.test(text))
    return `${root} shows the server's default page: the site is not published there yet, or the server uses another folder.`;
  if (/<title>\s*Index of |Directory listing for/i.test(text))
    return `${root} lists files: index.html is not in the server's folder. Upload the contents of dist/, not dist/ itself.`;
  if (status >= 500)
    return `${root} returns ${status}: the server reports an error. Try again later; then see the host's log.`;
  if (status >= 400)
    return `${root} returns ${status}: nothing is published there. If the site is in a folder, add it to the address.`;
  if (siteName(text) === known.name) return wrongFolder(text, root);
  if (/<input[^>]+type=["']?password/i.test(text) || signIn.test(titleOf(text)))
    return `${root} shows a login page ("${titleOf(text)}") instead of the site. ${passThrough}`;
  if (parked.test(text))
    return `${root} shows a parked page ("${titleOf(text)}"). Point the domain to the host of the site in your registrar's settings.`;
  const shown = siteName(text) || titleOf(text);
  const another = shown === known.name ? 'that was built elsewhere' : `not "${known.name}"`;
  return `${root} shows another site: "${shown}", ${another}. Check the address; if it is right, publish dist/ there.`;
}

const reasonOf = (failure: string): string =>
  failures.find(([pattern]) => pattern.test(failure))?.[1] ??
  `${failure}. Check the address and your network.`;

/** Why a response without an error is no page, as the rest of a sentence. */
function notAPage(answer: Answer, text: string): string | undefined {
  const encoding = header(answer, 'content-encoding');
  if (text === '' && answer.body.length > 0)
    return `sends a page that cannot be decompressed (Content-Encoding: ${encoding}). Disable compression at the host, or correct it.`;
  if (text.trim() === '')
    return `sends an empty page (${answer.status}). Check that index.html was uploaded whole, and what the server runs there.`;
  const type = header(answer, 'content-type');
  if (type !== '' && !/html/i.test(type))
    return `sends "${type}" instead of a page: another program answers there. Check the address and the port.`;
  return undefined;
}

async function redirectedElsewhere(answer: Answer, host: Host): Promise<string> {
  const { root } = host;
  const location = header(answer, 'location');
  const found = URL.canParse(location, root) ? new URL(location, `${root}/`) : undefined;
  if (location === '' || !found || !/^https?:$/.test(found.protocol))
    return `${root} redirects (${answer.status}) to "${location}", which is not an address. Correct the redirect in the host's settings.`;
  const to = found.href.replace(/\/$/, '');
  if (signIn.test(to)) return `${root} redirects to a login page (${to}). ${passThrough}`;
  if (to === root)
    return `${root} redirects to itself (${answer.status}), which no browser follows. Correct the redirect in the host's settings.`;
  if (found.origin === new URL(root).origin && isRedirect((await follow(host, '/')).answer))
    return `${root} redirects in a circle (${answer.status}, first to ${to}), which no browser follows. Correct the redirects in the host's settings.`;
  const lasting = [301, 308].includes(answer.status) ? 'permanently' : 'temporarily';
  return `${root} redirects to ${to}, ${lasting} (${answer.status}). If the site is there, check that address: npm run check:live -- ${to}`;
}

function wrongFolder(html: string, root: string): string | undefined {
  const canonical = canonicalOf(html);
  const own = URL.canParse(canonical) ? new URL(canonical).pathname : '/';
  const asked = `${new URL(root).pathname.replace(/\/$/, '')}/`;
  return own === asked || own === asked.slice(0, -1)
    ? undefined
    : `${root} shows a site that was built for the folder ${own}, but is in ${asked}. Build with BASE_PATH=${asked}, or move it.`;
}

const siteName = (html: string): string =>
  attributeOf(html, 'meta', /property=["']?og:site_name["'\s>]/i, 'content');
const titleOf = (html: string): string =>
  decode(/<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? '')
    .trim()
    .slice(0, 80) || 'without a title';
