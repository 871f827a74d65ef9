/** Bounds of the values in `content/`: what no owner means is refused. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressFault, privateHost } from '../../../content/public-address.ts';
import { place } from '../../../content/route-map.ts';
import { cents, guests, httpsUrl, link, positive, year } from '../../../content/values.ts';

const messageFor = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value, { abortPipeEarly: true }).issues?.[0]?.message;

test.each([
  ['cents', cents, 40, 'must be 100 or more, since prices are in cents: 4000 is $40'],
  ['cents', cents, 1e21, 'must be 1,000,000 or less, since prices are in cents: 4000 is $40'],
  ['guests', guests, 0, 'must be 1 or more'],
  ['guests', guests, 501, 'must be 500 or less'],
  ['year', year, 25, 'must be a year of four digits'],
  ['id', positive, 1e21, 'must be 999,999,999 or less'],
  [
    'place',
    place,
    '99.00,-73.00',
    'must be on earth: latitude from -90 to 90, then longitude from -180 to 180',
  ],
  [
    'place',
    place,
    '40.00,-200.00',
    'must be on earth: latitude from -90 to 90, then longitude from -180 to 180',
  ],
] as const)('%s: %3$j is refused', (_, schema, value, message) => {
  expect(messageFor(schema, value)).toBe(message);
});

test.each([
  'localhost',
  'localhost:4173',
  'LOCALHOST.',
  'site.local',
  'printer.lan',
  'intranet',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '10.0.0.8',
  '172.16.0.1',
  '192.168.1.20:8080',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '[::1]',
  '[fd12:3456::1]:80',
  '[fe80::1]',
  '[::ffff:10.0.0.1]',
  'ann@192.168.1.20',
])('the host %s is not on the public internet', (host) => {
  for (const address of [`https://${host}`, `https://${host}/cats?x=1#y`]) {
    expect(privateHost(address)).toBeDefined();
    for (const schema of [link, httpsUrl])
      expect(messageFor(schema, address)).toMatch(/^must be an address that every visitor can open: "/);
  }
});

test.each([
  ['https:///x', 'complete'],
  ['https://example.com\\x', 'complete'],
  ['https://example.com:99999/', 'complete'],
  ['https://example..com/', 'complete'],
  ['https://ann:pw@example.com/', 'no name or password'],
  // As browsers read them.
  ['https://127.0.0.%31/', 'public internet'],
  ['https://printer.ｌan/', 'public internet'],
  ['https://exa mple.com/', 'complete'],
  // Pasted from other programs.
  [
    'https://www.google.com/url?q=https://example.org&sa=D&source=editors&ust=1',
    '"www.google.com" only leads',
  ],
  ['https://google.co.uk/amp/s/example.org/cats', '"google.co.uk" only leads'],
  ['https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org', 'only leads'],
  ['https://urldefense.com/v3/__https://example.org__;!!a', 'only leads'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org', 'only leads'],
  ['https://example-org.translate.goog/cats?_x_tr_tl=de', 'only leads'],
  ['https://www.youtube.com/redirect?q=https%3A%2F%2Fexample.org', 'only leads'],
])('%s is refused as an address', (address, message) => {
  for (const schema of [link, httpsUrl]) expect(messageFor(schema, address)).toMatch(/^must/);
  expect(addressFault(address)).toContain(message);
});

test.each([
  'example.com',
  'www.example.co.uk:8443',
  'local.example.com',
  'localhost.example.com',
  '172.32.0.1',
  '192.0.2.1',
  '8.8.8.8',
  '[2001:db8::1]',
  'm\u00fcnchen.example',
  '10.example.com',
  'docs.google.com',
  'www.youtube.com',
  'www.facebook.com',
])('the host %s is valid', (host) => {
  for (const schema of [link, httpsUrl]) expect(messageFor(schema, `https://${host}/cats`)).toBeUndefined();
});
