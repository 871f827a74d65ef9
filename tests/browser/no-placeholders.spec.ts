import { allRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const placeholder = /\b(?:lorem|ipsum|coming soon|TODO|FIXME|TBD|TBA|undefined|NaN|\[object Object\])\b/;

test('no page shows placeholder words', async ({ request }) => {
  for (const route of [...(await allRoutes(request)), 'no-such-page']) {
    const html = await (await request.get(route)).text();
    const text = html
      .slice(html.indexOf('<body'))
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' ');
    expect(text.length, route).toBeGreaterThan(500);
    expect(placeholder.exec(text)?.[0], route).toBeUndefined();
  }
});
