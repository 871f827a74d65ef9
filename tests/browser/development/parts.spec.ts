/** The parts of the page's script start independently: a failure in one does not affect the others. */
import { expect, test } from '../support/test.ts';

test('a failure in one part stops no other', async ({ page, request }) => {
  test.setTimeout(300_000);
  const html = await (await request.get('contact')).text();
  const entry = /src="([^"]+\.js)"/.exec(html)?.[1] ?? '';
  const first = await (await request.get(entry)).text();
  const chunks = [...first.matchAll(/(?:from|import) "\.\/([^"]+)"/g)].map(([, name]) => `assets/js/${name}`);
  const sources = await Promise.all(
    [entry, ...chunks].map(
      async (address) =>
        [address.split('/').at(-1) ?? '', await (await request.get(address)).text()] as const,
    ),
  );
  const found = sources.find(([, text]) => text.includes('var parts = ['));
  const [name = '', source = ''] = found ?? [];
  const list = /var parts = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const parts = list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  expect(parts.length).toBeGreaterThan(15);
  // Removes the integrity hash, which does not match the broken script.
  await page.route('**/contact', (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replace(/ integrity="[^"]*"/g, '') }),
  );
  for (const part of parts) {
    await test.step(part, async () => {
      const logged: string[] = [];
      page.removeAllListeners('console');
      page.on('console', (message) => logged.push(message.text()));
      await page.route(`**/${name}`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: source.replace(
            list,
            list.replace(new RegExp(`\\b${part}\\b`), '() => { throw new Error("broken") }'),
          ),
        }),
      );
      await page.goto('contact');
      await page.locator('main form [name=name]').focus();
      await expect(page.locator('[data-island="contact-form"]'), part).toHaveAttribute('data-started', '');
      expect(
        logged.filter((text) => text.includes('A part of the page did not start')),
        part,
      ).toHaveLength(1);
      await page.unroute(`**/${name}`);
    });
  }
});
