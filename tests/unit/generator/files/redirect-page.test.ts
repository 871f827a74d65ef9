import { expect, test } from 'vitest';
import { redirectPage } from '../../../../scripts/generator/files/redirect-page.ts';

test('a redirect page escapes addresses, and its refresh does not interfere with its script', () => {
  const page = redirectPage({
    target: 'https://example.com/a?b=1&c="2"',
    link: '/a?b=1&c="2"',
    script: 'go()',
    csp: "default-src 'none'",
  });
  expect(page).toContain('<link rel="canonical" href="https://example.com/a?b=1&amp;c=&quot;2&quot;">');
  expect(page).toContain('<a href="/a?b=1&amp;c=&quot;2&quot;">');
  expect(page.replace(/<noscript>.*?<\/noscript>/, '')).not.toContain('http-equiv="refresh"');
});
