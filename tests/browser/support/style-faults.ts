/** Checks that a part of a page uses the site's styles: column, fonts, colors and spaces, by computed style. */
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { inRoot } from '../../../scripts/core/files/paths.ts';

const css = readFileSync(inRoot('styles/tokens.css'), 'utf8');
const token = (name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
/** Values of the design tokens; in built pages the tokens have other names. */
const site = {
  edge: token('page-edge'),
  width: token('page-width'),
  fonts: ['font-display', 'font-text'].map((name) => /"([^"]+)"/.exec(token(name))?.[1] ?? ''),
};

/**
 * @param place `main`: in the page's column below the header; `above`: a message or dialog above the page
 * @returns one line for each fault
 */
export const styleFaults = (part: Locator, place: 'main' | 'above'): Promise<string[]> =>
  part.evaluate(
    (root, { where, edge: pageEdge, width: pageWidth, fonts }) => {
      const faults: string[] = [];
      const name = (element: Element) =>
        `${element.localName} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
      const lengthOf = (value: string) => {
        const probe = document.createElement('div');
        probe.style.setProperty('width', value);
        document.body.append(probe);
        const { width } = probe.getBoundingClientRect();
        probe.remove();
        return width;
      };
      const edge = where === 'main' ? lengthOf(pageEdge) : 4;
      const column =
        where === 'main' ? Math.min(innerWidth - 2 * edge, lengthOf(pageWidth)) : innerWidth - 2 * edge;
      const [left, right] = [(innerWidth - column) / 2, (innerWidth + column) / 2];
      const header = document.querySelector('[data-header]')?.getBoundingClientRect();

      const shown = [root, ...root.querySelectorAll<HTMLElement>('*')].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visuallyHidden, svg'),
      );
      const wordsOf = (element: Element) =>
        [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      const texts = shown.filter((element) => wordsOf(element).length > 0);
      if (texts.length === 0) faults.push('nothing is shown');
      if (where === 'main' && !root.closest('main')) faults.push('it is outside of main');
      for (const element of texts) {
        const style = getComputedStyle(element);
        // Without the elements inside, whose text may be hidden.
        const boxes = wordsOf(element).map((node) => {
          const words = document.createRange();
          words.selectNode(node);
          return words.getBoundingClientRect();
        });
        const box = {
          left: Math.min(...boxes.map((one) => one.left)),
          right: Math.max(...boxes.map((one) => one.right)),
          top: Math.min(...boxes.map((one) => one.top)),
          bottom: Math.max(...boxes.map((one) => one.bottom)),
        };
        if (box.left < left - 1 || box.right > right + 1)
          faults.push(
            `${name(element)} stands at ${box.left} to ${box.right}, the column at ${left} to ${right}`,
          );
        if (where === 'main' && header && box.top + scrollY < header.height - 1)
          faults.push(`${name(element)} stands under the header`);
        if (where === 'above' && (box.top < 0 || box.bottom > innerHeight + 1))
          faults.push(`${name(element)} is not in the window`);
        const font = style.fontFamily.split(',')[0]?.replaceAll(/["']/g, '').trim();
        if (!fonts.includes(font ?? '')) faults.push(`${name(element)} is set in ${font}`);
        // The default colors of browsers.
        if (['rgb(0, 0, 0)', 'rgb(0, 0, 238)', 'rgb(85, 26, 139)'].includes(style.color))
          faults.push(`${name(element)} has the browser's own color ${style.color}`);
        if (Number.parseFloat(style.fontSize) < 13)
          faults.push(`${name(element)} is set at ${style.fontSize}`);
      }
      for (const element of shown.filter((one) => one.matches('button'))) {
        const { backgroundColor, borderStyle } = getComputedStyle(element);
        if (backgroundColor === 'rgb(239, 239, 239)' || borderStyle === 'outset')
          faults.push(`${name(element)} looks like a button of the browser`);
      }
      for (const element of shown.filter((one) => one.matches('h1, h2, h3, p, button, a[class]'))) {
        const next = element.nextElementSibling;
        if (!next?.checkVisibility() || !next.matches('h1, h2, h3, p, button, a[class]')) continue;
        const [one, other] = [element.getBoundingClientRect(), next.getBoundingClientRect()];
        const [down, aside] = [other.top - one.bottom, other.left - one.right];
        if (Math.max(down, aside) < 0) faults.push(`${name(element)} overlaps ${name(next)}`);
      }
      if (document.documentElement.scrollWidth > innerWidth + 1)
        faults.push('the page is wider than its window');
      return faults;
    },
    { where: place, ...site },
  );
