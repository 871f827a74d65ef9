/**
 * The content policy of a live build, the hashes of its scripts, and its other headers. It is built without a network.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { markIn } from '../../content/plain-text.ts';
import { filesBelow } from '../../scripts/core/files/files-below.ts';
import { fileIntegrity, inlineHash } from '../../scripts/generator/code/content-policy.ts';
import { startSandbox } from '../../scripts/sandbox/server.ts';
import { headersFor, parseHeaderRules } from '../../scripts/serve/header-rules.ts';
import { hostile } from '../fixtures/hostile.ts';
import { cutNetwork } from './support/no-network.ts';
import { metaPolicy, readPolicy } from './support/policy-text.ts';
import { openWorkspace } from './support/workspace.ts';

const workspace = openWorkspace();
const tried = cutNetwork();
let headers: Map<string, string>;
let pages: { file: string; html: string }[];
beforeAll(async () => {
  await workspace.build();
  headers = headersFor(parseHeaderRules(workspace.read('_headers')), '/');
  pages = filesBelow(workspace.out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(path.join(workspace.out, file), 'utf8') }));
}, 60_000);

test('building and checking the live and the sandbox site makes no network request', async () => {
  const standIn = await startSandbox({ port: 0 });
  await workspace.build({
    out: `${workspace.out}-sandbox`,
    sandboxOrigin: standIn.origin,
  });
  await standIn.close();
  expect(tried).toEqual([]);
  // The blocked network blocks requests and records them.
  await expect(fetch('http://cats.example/')).rejects.toThrow();
  expect(tried.splice(0)).toEqual(['cats.example']);
}, 60_000);

const header = () => headers.get('content-security-policy') ?? '';
const sourcesOf = (policy: string, name: string) => readPolicy(policy).get(name) ?? [];
/** Pages whose HTML or policy has the fault. */
const faulty = (fault: (html: string, policy: string) => boolean) =>
  pages.filter(({ html }) => fault(html, metaPolicy(html) ?? '')).map(({ file }) => file);
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?: type="(?:module|speculationrules)")?>([\s\S]+?)<\/script>/g)].map(
    ([, text = '']) => text,
  );

test('the complete policy of the header: only what is listed is allowed', () => {
  const hashes = sourcesOf(header(), 'script-src').filter((source) => source.startsWith("'sha256-"));
  const used = new Set(pages.flatMap(({ html }) => inlineScripts(html).map(inlineHash)));
  expect(hashes.sort()).toEqual([...used].sort());
  const rest = hashes.reduce((text, hash) => text.replace(` ${hash}`, ''), header());
  expect(rest.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://fareharbor.com/embeds/api/v1/ https://s3.amazonaws.com/downloads.mailchimp.com/js/mc-validate.js",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://api.emailjs.com https://fareharbor.com",
    'frame-src https://fareharbor.com https://www.youtube-nocookie.com',
    "form-action 'self' https://sample.list-manage.example",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]);
  expect(header().length).toBeLessThanOrEqual(1_800);
});

test('every page has a policy before its first script and style, which allows nothing that the header forbids', () => {
  expect(pages.length).toBeGreaterThan(60);
  const late = (html: string) =>
    html.search(/<meta http-equiv="content-security-policy"/i) > html.search(/<(?:script|style|link)\b/);
  expect(faulty((html, policy) => policy === '' || late(html))).toEqual([]);
  const wider = (policy: string) =>
    [...readPolicy(policy)].some(
      ([name, sources]) =>
        name !== 'style-src' &&
        sources.some((source) => source !== "'none'" && !sourcesOf(header(), name).includes(source)),
    );
  expect(faulty((_, policy) => wider(policy))).toEqual([]);
});

test('every inline script and style is allowed by its own hash, and no page has an inline handler or style', () => {
  expect(inlineScripts(workspace.read('blog.html'))).toHaveLength(4);
  expect(
    faulty((html, policy) =>
      inlineScripts(html).some((text) => !sourcesOf(policy, 'script-src').includes(inlineHash(text))),
    ),
  ).toEqual([]);
  expect(
    faulty((html, policy) =>
      [...html.matchAll(/<style>([^<]+)<\/style>/g)].some(
        ([, text = '']) => !sourcesOf(policy, 'style-src').includes(inlineHash(text)),
      ),
    ),
  ).toEqual([]);
  expect(faulty((_, policy) => policy.includes('unsafe'))).toEqual([]);
  expect(faulty((html) => /<[^>]+\s(?:on[a-z]+|style)="/.test(html))).toEqual([]);
});

test('the newsletter is allowed on pages with its form only', () => {
  const posting = (html: string) => html.includes(' method="post"');
  expect(faulty((html) => posting(html)).length).toBeGreaterThan(0);
  expect(
    faulty((html, policy) => posting(html) !== /mc-validate\.js.*form-action 'self' https/.test(policy)),
  ).toEqual([]);
});

test('every script file of a page is our own and has an integrity hash', () => {
  const named = pages.flatMap(({ html }) => html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  for (const tag of new Set(named)) {
    const [, file = '', integrity] = /src="\/(assets\/js\/[^"]+)" integrity="([^"]+)"/.exec(tag) ?? [];
    expect(integrity, tag).toBe(fileIntegrity(workspace.read(file)));
  }
});

test('the other headers of every page: all that a scanner checks for, and no cookie', () => {
  const others = [...headers].filter(([name]) => name !== 'content-security-policy');
  expect(Object.fromEntries(others)).toEqual({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'payment=(self "https://fareharbor.com"), camera=(), microphone=(), geolocation=(), usb=(), midi=(), display-capture=()',
  });
});

test('code in any field of a post is text in every file', async () => {
  const out = `${workspace.out}-hostile`;
  // Control characters, names of constants and formatting are refused before rendering.
  const publishable = hostile.filter(
    (text) => !/\0|\$\{|[\u202a-\u202e]/.test(text) && markIn(text) === undefined,
  );
  expect(publishable.length).toBeGreaterThan(5);
  for (const [index, text] of publishable.entries()) {
    const front = {
      title: text.slice(0, 110),
      excerpt: `${text} `.padEnd(75, 'and a cat ').slice(0, 200),
      author: text,
      date: '2025-02-01',
      image: 'post-1',
      alt: text.slice(0, 180),
      tags: ['tests'],
      category: 'History',
    };
    // JSON is valid YAML.
    const post = `---\n${JSON.stringify(front)}\n---\n\n## \`\`${text}\`\`\n\nA cat says \`\`${text}\`\`.\n`;
    writeFileSync(path.join(workspace.content, 'blog', `hostile-${index}.md`), post);
  }
  await workspace.build({ out });
  const files = filesBelow(out).filter((file) => /\.(?:html|xml)$/.test(file));
  const markup = publishable.filter((text) => /[<"]/.test(text));
  expect(files.filter((file) => file.startsWith('blog/hostile-'))).toHaveLength(2 * publishable.length);
  for (const file of files) {
    const written = readFileSync(path.join(out, file), 'utf8');
    expect(
      markup.filter((text) => written.includes(text)),
      file,
    ).toEqual([]);
    expect(written.match(/<[^<>]*\s(?:href|src|action)="\s*(?:javascript|data):/i), file).toBeNull();
  }
}, 60_000);
