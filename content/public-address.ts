/** Addresses of other sites that every visitor can open, unlike those of this computer or of a private network. */

/** Top-level names that are only known in a local network: RFC 6761, RFC 6762, RFC 8375, and usual names of routers. */
const localName = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|home\.arpa)$/i;
/** This host, private networks, link-local: RFC 1122, RFC 1918, RFC 3927, RFC 6598. */
const privateIpv4 =
  /^(?:0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/;
/** Loopback, unspecified, unique local, link-local: RFC 4291, RFC 4193. */
const privateIpv6 = /^\[(?:::1?|f[cd][0-9a-f]*:.*|fe[89ab][0-9a-f]*:.*|::ffff:.*)\]$/i;

/**
 * The host of an http or https address that only some visitors can open, e.g. `localhost` or `192.168.1.20`; undefined for
 * any other address, also one without a host.
 */
export function privateHost(address: string): string | undefined {
  const [, host = ''] = /^https?:\/\/(?:[^/?#]*@)?(\[[^\]]*\]|[^/?#:]+)/i.exec(address) ?? [];
  if (host === '') return undefined;
  if (host.startsWith('[')) return privateIpv6.test(host) ? host : undefined;
  const name = host.replace(/\.$/, '');
  // Browsers read a last part of digits as an IPv4 address, also in short and hexadecimal forms.
  if (/(?:^|\.)(?:\d+|0x[0-9a-f]*)$/i.test(name))
    return !ipv4.test(name) || privateIpv4.test(name) ? host : undefined;
  return !name.includes('.') || localName.test(name) ? host : undefined;
}

/** The part of the runtime's `URL` that is used here: this folder is compiled without the types of any runtime. */
declare const URL: new (address: string) => { href: string };

/** The address as browsers read it; undefined if they cannot. */
function readByBrowsers(address: string): string | undefined {
  try {
    return new URL(address).href;
  } catch {
    return undefined;
  }
}

const incomplete = 'must be a complete address such as https://example.com/page';

/**
 * Why an http or https address is refused, as a sentence fragment: visitors cannot open it, or a program has put it in the
 * place of another one; undefined if it is not, and for any other address.
 */
export function addressFault(address: string): string | undefined {
  if (!/^https?:/i.test(address)) return undefined;
  const read = readByBrowsers(address);
  // Browsers read the host of `https://127.0.0.%31`, and of the same with a full-width 1, as 127.0.0.1.
  return faultAsWritten(address) ?? (read === undefined ? incomplete : faultAsWritten(read));
}

/**
 * Addresses that mail programs, Google Docs, chats and translators put in the place of the one of a page. They show a warning
 * first, report the click to others, or stop working after a while.
 */
const detours = [
  /^https?:\/\/(?:www\.)?google(?:\.[a-z]{2,3}){1,2}\/(?:url\?|amp\/)/i,
  /^https?:\/\/(?:[\w-]+\.)*(?:safelinks\.protection\.outlook\.com|urldefense(?:\.proofpoint)?\.com|translate\.goog)\//i,
  /^https?:\/\/(?:lm?\.(?:facebook|instagram|messenger)\.com|slack-redir\.net|out\.reddit\.com)\//i,
  /^https?:\/\/(?:translate\.google(?:\.[a-z]{2,3}){1,2}|webcache\.googleusercontent\.com)\//i,
  /^https?:\/\/(?:www\.)?(?:youtube\.com\/redirect\?|linkedin\.com\/safety\/)/i,
];

function faultAsWritten(address: string): string | undefined {
  const host = privateHost(address);
  if (host !== undefined)
    return `must be an address that every visitor can open: "${host}" is not on the public internet`;
  // In `https:///x` and `https:\\x` browsers find another host than the one that was meant.
  const [, authority = '.'] = /^https?:\/\/([^\s/\\?#]+)(?:[/?#][^\\]*)?$/i.exec(address) ?? [];
  if (authority.includes('@')) return 'must have no name or password before its host';
  if (/^\.|\.\./.test(authority)) return incomplete;
  return detours.some((detour) => detour.test(address))
    ? `must be the address of the page itself: "${authority}" only leads to it`
    : undefined;
}
