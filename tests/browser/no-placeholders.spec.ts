import { allRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const placeholder =
  /\b(?:lorem|ipsum|coming soon|under construction|to be announced|todo|fixme|tbd|tba|undefined|nan|your text here)\b|\[object Object\]|\$\{/i;

test('no page shows placeholder text, nor has it in accessible names', async ({ request }) => {
  for (const route of [...(await allRoutes(request)), 'no-such-page']) {
    const html = await (await request.get(route)).text();
    // A policy lists hashes, which may have any letters.
    const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<meta http-equiv[^>]*>/g, ' ');
    const text = markup.slice(markup.indexOf('<body')).replace(/<[^>]*>/g, ' ');
    expect(text.length, route).toBeGreaterThan(500);
    // Texts for search results and screen readers, and placeholders of fields, are in attributes.
    const spoken = [
      ...markup.matchAll(/ (?:alt|title|aria-label|content|placeholder)="([^"]*)"/g),
      ...markup.matchAll(/<title>([^<]*)/g),
    ].map(([, value = '']) => value);
    expect(spoken.length, route).toBeGreaterThan(3);
    for (const words of [text, ...spoken]) expect(placeholder.exec(words)?.[0], route).toBeUndefined();
  }
});
