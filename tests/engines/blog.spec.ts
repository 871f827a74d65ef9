import { allPosts, fullPost } from '../browser/support/fixture.ts';
import { expectAddress, expectCount, expectFocus, expectHidden, expectShown } from './support/expect.ts';
import { test } from './support/test.ts';

const card = 'main article h3 a';
const field = 'main input[type=search]';

test('a post opens from its card, and its back link leads to that card', async ({ tab }) => {
  await tab.open('/about');
  await tab.open('/blog');
  // The first click in the list starts its script.
  await tab.click(field);
  await expectShown(tab, '[data-island=blog-view][data-started]');
  await tab.click(`${card}[href="/blog/${fullPost.id}"]`);
  await expectAddress(tab, new RegExp(`/blog\\?post=${fullPost.id}$`));
  await expectShown(tab, 'h1', fullPost.title);
  await tab.click('main a[href="/blog"]');
  await expectAddress(tab, /\/blog$/);
  await expectFocus(tab, `${card}[href="/blog/${fullPost.id}"]`);
  await tab.back();
  await expectAddress(tab, /\/about$/);
});

test('a post opens by its own address, and an unknown one shows the list with a notice', async ({ tab }) => {
  await tab.open(`/blog/${fullPost.id}`);
  await expectAddress(tab, new RegExp(`/blog\\?post=${fullPost.id}$`));
  await expectShown(tab, 'h1', fullPost.title);
  await tab.open('/blog?post=no-such-story');
  await expectShown(tab, 'main', 'The story that you were looking for is not here.');
  await expectCount(tab, card, allPosts.length);
});

test('the search of the blog finds posts, and reports when it finds none', async ({ tab }) => {
  await tab.open('/blog');
  await tab.type(field, 'zeppelin');
  await expectShown(tab, 'main', 'No posts found');
  await expectHidden(tab, card);
  await tab.type(field, fullPost.title.slice(0, 12));
  await expectShown(tab, card, fullPost.title);
  await expectCount(tab, 'main article:not([hidden]) h3 a', 1);
});
