/** Checks of transfer: methods, ranges, compression. */
import { each, follow, header, unpacked } from '../requests.ts';
import type { Sample } from '../site-facts.ts';
import type { HostCheck, RunningSite } from './check.ts';

/** Kinds of text files that are long enough for any host to compress. */
const texts: readonly Sample[] = ['script', 'drawing', 'data', 'feed', 'sitemap', 'manifest', 'worker'];

/** In bytes; a host need not compress shorter files. */
const minBytes = 1200;

/** Addresses of the text files; pages without their file name. */
const textAddresses = ({ samples, routes, read }: RunningSite): string[] =>
  [...routes, ...texts.map((kind) => samples[kind])].filter((address) => read(address).length >= minBytes);

function compressed(site: RunningSite, encoding: 'br' | 'gzip') {
  return each(textAddresses(site), async (address) => {
    const answer = await site.request(address, { 'Accept-Encoding': encoding });
    if (header(answer, 'content-encoding') !== encoding)
      return `${address} is sent as ${header(answer, 'content-encoding') || 'it is'}`;
    return unpacked(answer).equals(site.read(address)) ? undefined : `${address} decompresses to other bytes`;
  });
}

export const transportChecks = {
  HEAD: (site) =>
    each(['/', '/about', '/nope', site.samples.picture, site.samples.script], async (address) => {
      const [head, get] = await Promise.all([site.request(address, {}, 'HEAD'), site.request(address)]);
      if (head.body.length > 0) return `${address} returns ${head.body.length} bytes for HEAD`;
      const differs = ['content-type', 'cache-control', 'location'].find(
        (name) => header(head, name) !== header(get, name),
      );
      if (head.status !== get.status)
        return `${address} returns ${head.status} for HEAD, ${get.status} for GET`;
      return differs ? `${address} has a different ${differs} for HEAD` : undefined;
    }),
  ranges: (site) => {
    const whole = site.read(site.samples.photo);
    const { length } = whole;
    const wanted: [range: string, bytes: Buffer][] = [
      ['0-99', whole.subarray(0, 100)],
      ['1000-1999', whole.subarray(1000, 2000)],
      [`${length - 50}-`, whole.subarray(length - 50)],
      ['-50', whole.subarray(length - 50)],
    ];
    return each(wanted, async ([range, bytes]) => {
      const answer = await site.request(site.samples.photo, { Range: `bytes=${range}` });
      if (answer.status !== 206) return `bytes=${range} returns ${answer.status}`;
      const start = length - (range.startsWith('-') ? 50 : length - Number.parseInt(range, 10));
      const named = `bytes ${start}-${start + bytes.length - 1}/${length}`;
      if (header(answer, 'content-range') !== named)
        return `bytes=${range} has Content-Range ${header(answer, 'content-range')}, not ${named}`;
      return answer.body.equals(bytes) ? undefined : `bytes=${range} has other bytes`;
    });
  },
  gzip: (site) => compressed(site, 'gzip'),
  brotli: (site) => compressed(site, 'br'),
  /** The best of several encodings, with exactly the bytes that the build compressed. */
  precompressed: (site) =>
    each(['/', '/about', '/404', ...texts.map((kind) => site.samples[kind])], async (address) => {
      const asked = address === '/404' ? '/nope' : address;
      const answer = await site.request(asked, { 'Accept-Encoding': 'gzip, deflate, br' });
      const encoding = header(answer, 'content-encoding');
      const suffix = { br: '.br', gzip: '.gz' }[encoding];
      if (!suffix) return `${asked} is sent as ${encoding || 'it is'}`;
      const file = site.readPacked(address, suffix);
      return file?.equals(answer.body) ? undefined : `${asked} is compressed, but should not be`;
    }),
  /** Compressible files have `Vary`, also in a response to a client that accepts no compression. */
  vary: (site) =>
    each(textAddresses(site), (address) =>
      each(['br, gzip', 'identity'], async (encoding) => {
        const answer = await site.request(address, { 'Accept-Encoding': encoding });
        const named = /accept-encoding|\*/i.test(header(answer, 'vary'));
        return named ? undefined : `${address} for "${encoding}" has no Vary: Accept-Encoding`;
      }),
    ),
  /** Without `Accept-Encoding` nothing is compressed, and pictures never are. */
  plain: (site) =>
    each([...textAddresses(site), site.samples.picture, site.samples.font], async (address) => {
      const isText = !/\.(?:webp|woff2)$/.test(address);
      const wish: Record<string, string> = isText ? {} : { 'Accept-Encoding': 'br, gzip' };
      const { at } = await follow(site, address);
      const answer = await site.request(at, wish);
      const encoding = header(answer, 'content-encoding');
      if (encoding && encoding !== 'identity') return `${address} is sent as ${encoding} unrequested`;
      return answer.body.equals(site.read(address)) ? undefined : `${address} has other bytes`;
    }),
  /** `q=0` excludes an encoding, and another one is used. */
  'refused encoding': (site) =>
    each(['/', '/about', site.samples.script], async (address) => {
      const { at } = await follow(site, address);
      const answer = await site.request(at, { 'Accept-Encoding': 'br;q=0, gzip;q=1.0' });
      const encoding = header(answer, 'content-encoding');
      return encoding === 'br' ? `${address} is sent as br, which was refused` : undefined;
    }),
} satisfies Record<string, HostCheck>;
