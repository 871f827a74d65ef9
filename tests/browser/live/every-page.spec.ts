import { collectErrors } from '../support/page-errors.ts';
import { allRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test('no page of the live site refers to the stand-in, and none has errors', async ({
  page,
  request,
  sandbox,
}) => {
  test.slow();
  // Tests send no requests to the real services.
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  const errors = collectErrors(page);
  for (const route of await allRoutes(request)) {
    await test.step(`/${route}`, async () => {
      const response = await page.goto(route);
      expect(await response?.text()).not.toContain(new URL(sandbox.origin).host);
      expect(errors).toEqual([]);
    });
  }
  expect(asked.filter((url) => url.startsWith(sandbox.origin))).toEqual([]);
});
