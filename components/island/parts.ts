/**
 * Finds the parts of an island in the page. Translators wrap texts, extensions replace or remove elements, so a part is looked
 * up each time, and a text that changes has its own element.
 */

/** The last text set on an element: while it does not change, a translation of it is kept. */
const written = new WeakMap<Element, string>();

/** Sets the text of an element, if it differs from the last one set. */
export function setText(element: Element | null, text: string): void {
  if (!element || (written.get(element) ?? element.textContent) === text) return;
  written.set(element, text);
  element.textContent = text;
}

/** The element with `data-part="{name}"`, if it still exists. */
export function findPart(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-part="${name}"]`);
}

/**
 * The list item of a card, by the end of its link's path: archives and translating proxies make links absolute, and add a prefix or
 * parameters; copies of a site have `.html` or a slash at the end.
 * @param path of the page that the card leads to, without the base path
 */
export function findCard(root: ParentNode, list: string, path: string): HTMLLIElement | null | undefined {
  const leadsThere = new RegExp(`${path}(?:/|(?:/index)?\\.html)?$`);
  return [...root.querySelectorAll<HTMLAnchorElement>(`[data-part="${list}"] li a`)]
    .find(({ pathname }) => leadsThere.test(pathname))
    ?.closest('li');
}

/**
 * A required part of the island.
 * @returns a function that returns the part; a removed part is appended again to its parent
 * @throws Error if it is missing at the start
 */
export function keepPart(root: HTMLElement, name: string): () => HTMLElement {
  const first = findPart(root, name);
  if (!first) throw new Error(`The island ${root.id} has no part "${name}"`);
  const place = first.parentElement ?? root;
  return () => {
    const now = findPart(root, name);
    if (now) return now;
    (place.isConnected ? place : root).append(first);
    return first;
  };
}

/** A copy of the content of the island's `<template data-part="{name}">`; an empty element if that was removed. */
export function copyPart(root: HTMLElement, name: string): HTMLElement {
  const template = findPart(root, name);
  const copy = template instanceof HTMLTemplateElement && template.content.firstElementChild?.cloneNode(true);
  if (copy instanceof HTMLElement) return copy;
  console.error(`The island ${root.id} has no template "${name}"`);
  return document.createElement('div');
}

/** Runs one of several independent steps: an error is logged and does not stop the others. */
export function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    console.error(error);
  }
}
