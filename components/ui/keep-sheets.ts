import { matchesMedia } from '../base/match-media.ts';

/**
 * Pages link their stylesheets within their content (`shared-sheet.tsx`). Before a script takes that content away, this
 * links them in the head.
 * @returns resolves when those that apply are loaded, so that nothing is painted without them
 */
export async function keepSheets(content: ParentNode): Promise<void> {
  const links = [...content.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.map(keepSheet));
}

function keepSheet(link: HTMLLinkElement): Promise<unknown> | undefined {
  const copy = link.cloneNode();
  if (
    !(copy instanceof HTMLLinkElement) ||
    document.head.querySelector(`link[href="${link.getAttribute('href')}"]`)
  )
    return undefined;
  document.head.append(copy);
  if (!matchesMedia(link.media)) return undefined;
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) copy.addEventListener(type, resolve, { once: true });
  });
}
