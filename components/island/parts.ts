/**
 * An island's parts, as they stand in the page now. Translators wrap their texts, extensions replace or remove them; so a
 * part is looked up each time, and a text that changes stands alone in an element of its own.
 */

/** What was written last into an element: unless the text changes, a translation of it stays. */
const written = new WeakMap<Element, string>();

export function setText(element: Element | null, text: string): void {
  if (!element || (written.get(element) ?? element.textContent) === text) return;
  written.set(element, text);
  element.textContent = text;
}

/** The element with `data-part="{name}"`, if it is still there. */
export function findPart(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-part="${name}"]`);
}

/**
 * A part that the island cannot do without.
 * @returns the part; one that was taken away is put back at the end of what it stood in
 * @throws Error if it is missing from the start
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

/** A copy of what the island's `<template data-part="{name}">` holds. */
export function copyPart(root: HTMLElement, name: string): HTMLElement {
  const template = findPart(root, name);
  const copy = template instanceof HTMLTemplateElement && template.content.firstElementChild?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error(`The island ${root.id} has no template "${name}"`);
  return copy;
}

/** Runs one step of several that must not stop each other: a failure is logged. */
export function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    console.error(error);
  }
}
