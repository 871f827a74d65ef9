/** Print and forced colors. */
import type { Page } from '@playwright/test';
import { fullPost } from './support/fixture.ts';
import { expect, test } from './support/test.ts';

const printed = [
  { path: 'tours/brooklyn-heights', last: 'Stories from this walk', away: /^Open the map/ },
  { path: `blog/${fullPost.id}`, last: /story is on our way/, away: undefined },
  { path: 'press-kit', last: 'Questions from the press', away: undefined },
];

test('a printed page has the text, its address, dark colors and no controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const { path, last, away } of printed) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(last).first()).toBeVisible();
    await expect(page.locator('title')).toBeVisible();
    const address = page.locator('link[rel=canonical]');
    expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(`/${path}`);
    const controls = page.locator('button, iframe, form, nav, aside, [data-header], [data-fixed], footer a');
    await expect(controls.filter({ visible: true })).toHaveCount(0);
    for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible();
    expect(await page.evaluate(lightTexts)).toEqual([]);
    if (!away) continue;
    const link = page.getByRole('link', { name: away });
    const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after).toContain(await link.getAttribute('href'));
  }
});

test('what is open above a page is not printed over it', async ({ page }) => {
  await page.goto('gallery');
  await expect(page.locator('[data-hover-menu]')).toHaveAttribute('data-scripted');
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('site:update')));
  const above = page.locator('dialog[open], #toasts > *');
  await expect(above).toHaveCount(1);
  for (const opener of ['a[data-lightbox]', '[data-header] button[commandfor=site-search]']) {
    await page.locator(opener).first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
    await expect(above).toHaveCount(2);
    await expect(above.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
  }
});

for (const format of ['A4', 'Letter'] as const)
  test(`a printed tour takes at most four pages of ${format}, and states how to book and whom to contact`, async ({
    page,
  }) => {
    for (const tour of ['brooklyn-heights', 'financial-district', 'lower-east-side']) {
      await page.goto(`tours/${tour}`);
      await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager';
        await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
      });
      const mail = (await page.locator('footer a[href^="mailto:"]').first().textContent()) ?? '-';
      const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect.soft(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, tour).toBeLessThanOrEqual(4);
      await page.emulateMedia({ media: 'print' });
      const printed = page.locator('main').getByText(mail);
      await expect(printed).toBeVisible();
      await expect(printed).toContainText(`${new URL(canonical).origin}/booking`);
      await page.emulateMedia({ media: null });
      await expect(printed).toBeHidden();
    }
  });

/** Texts that would have low contrast on paper, where backgrounds are not printed. */
function lightTexts(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    )
    .filter((element) => element.checkVisibility() && !element.closest('svg'))
    .filter((element) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(
        Number,
      );
      return red + green + blue > 380;
    })
    .map((element) => element.textContent ?? '');
}

test('in forced colors every control keeps its border, its icon and its focus ring', async ({ page }) => {
  for (const path of ['', 'tours/brooklyn-heights', 'contact', 'blog']) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(path);
    await page.evaluate(markFilled);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await expect(page.locator('[data-filled]').first()).toBeAttached();
      expect(await page.evaluate(lostInForcedColors), `${path} ${colorScheme}`).toEqual([]);
      await expectFocusRing(page);
    }
  }
});

test('in forced colors, boxes with a background of their own have an edge, and the current stop is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, part, box] of [
    ['contact', 'banner', 'main form > :has(> [data-part=failure])'],
    ['contact', 'success', '[data-island=contact-form] > :has(h3)'],
    ['booking', 'error', '[data-island=booking-calendar] [role=alert]'],
    ['tours/brooklyn-heights', '', 'aside:has(a[href="#book-now"])'],
  ] as const)
    await test.step(`${path} ${part}`, async () => {
      await page.goto(path);
      if (part)
        await page
          .locator(`main template[data-part=${part}]`)
          .first()
          .evaluate((template: HTMLTemplateElement) => template.before(template.content.cloneNode(true)));
      await expect(page.locator(box)).toBeVisible();
      await expect(page.locator(box)).toHaveCSS('border-bottom-style', 'solid');
    });
  await page.locator('#stop-3').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 50);
  const current = page.locator('nav a[aria-current=location]');
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.locator('nav a[href="#stop-9"]')).toHaveCSS('text-decoration-line', 'none');
});

/** Marks the elements with a background, so that they are found again in forced colors. */
function markFilled(): void {
  for (const control of document.querySelectorAll(
    'a, button, input:not([type=checkbox]), select, textarea',
  )) {
    const ground = getComputedStyle(control).backgroundColor;
    const seen = control.checkVisibility() && control.getBoundingClientRect().bottom > 0;
    if (seen && !/, 0\)$/.test(ground)) control.setAttribute('data-filled', '');
  }
}

function lostInForcedColors(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'Canvas';
  const canvas = getComputedStyle(probe).color;
  probe.remove();
  const name = (element: Element) => element.outerHTML.slice(0, 120);
  const edgeless = [...document.querySelectorAll('[data-filled]')].filter((control) => {
    const { borderBottomWidth, borderBottomStyle, borderBottomColor, outlineStyle } =
      getComputedStyle(control);
    const edge = borderBottomWidth !== '0px' && borderBottomStyle !== 'none' && borderBottomColor !== canvas;
    return !edge && outlineStyle === 'none';
  });
  const signs = [...document.querySelectorAll(':is(a, button, summary) svg:not([role=group] *)')]
    .filter((svg) => svg.checkVisibility())
    .filter((svg) =>
      [svg, ...svg.querySelectorAll('*')].every((part) => {
        const { fill, stroke } = getComputedStyle(part);
        return [fill, stroke].every((ink) => ink === 'none' || ink === canvas);
      }),
    );
  return [...edgeless, ...signs].map(name);
}

async function expectFocusRing(page: Page): Promise<void> {
  for (const control of [page.locator('main a').first(), page.getByRole('link', { name: 'Blog' }).first()]) {
    await page.keyboard.press('Tab');
    await control.focus();
    await expect(control).toHaveCSS('outline-style', 'solid');
    await expect(control).toHaveCSS('outline-width', '3px');
  }
}

test('with reduced motion nothing moves by itself, on any page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['', 'tours/brooklyn-heights', 'gallery', 'blog', 'contact', 'survey']) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { transitionDuration, scrollBehavior } = getComputedStyle(element, part || null);
          const still = transitionDuration.split(', ').every((time) => Number.parseFloat(time) === 0);
          return still && scrollBehavior !== 'smooth'
            ? []
            : [`${element.tagName}${part} ${transitionDuration}`];
        }),
      ),
    );
    expect(moving, path).toEqual([]);
  }
});

test('with the spacing of letters and words that a visitor may set (WCAG 1.4.12), no text leaves its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['', 'tours', 'tours/brooklyn-heights', 'tours/private-tours', 'blog', 'contact']) {
    await page.goto(path);
    const outside = await page.evaluate(() => {
      const own = new CSSStyleSheet();
      own.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
      document.adoptedStyleSheets.push(own);
      const text = document.createRange();
      return [...document.querySelectorAll('main a[class], main button, header a, header button')].flatMap(
        (button) => {
          if (getComputedStyle(button).display === 'inline' || !button.textContent) return [];
          text.selectNodeContents(button);
          // The text for screen readers, and the tooltip of the help button.
          if (button.querySelector('[class^=visuallyHidden], [aria-hidden]')) return [];
          const [inner, box] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
          return inner.left < box.left || inner.right > box.right ? [button.textContent] : [];
        },
      );
    });
    expect(outside, path).toEqual([]);
  }
});
