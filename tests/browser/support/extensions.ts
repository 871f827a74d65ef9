/**
 * What visitors bring along changes pages: translators wrap texts, password managers and grammar checkers put marks and
 * elements beside and into fields, text replacers write, split and replace. Each runs in the page and goes on with what
 * comes later.
 */
import type { Page } from '@playwright/test';
import { otherExtensions } from './other-extensions.ts';

/** As Google Translate does: each text becomes new text in two font elements, also texts that appear later. */
function translator(): void {
  const left = 'script, style, noscript, textarea, select, title, svg, font[data-translated]';
  const translate = (node: Node) => {
    if (!node.nodeValue?.trim() || !node.parentElement || node.parentElement.closest(left)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.dataset.translated = '';
    inner.textContent = node.nodeValue;
    outer.append(inner);
    (node as Text).replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of root.nodeType === Node.TEXT_NODE ? [root] : texts) translate(text);
  };
  document.documentElement.classList.add('translated-ltr');
  document.documentElement.lang = 'en-x-mtfrom-en';
  translateAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateAll(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** As LastPass, 1Password and Grammarly do together: attributes, styles and shadow hosts in, beside and around fields. */
function passwordManager(): void {
  const host = (name: string) => {
    const element = document.createElement(name);
    element.attachShadow({ mode: 'open' }).append(document.createElement('span'));
    return element;
  };
  const changeField = (field: Element) => {
    if (field.hasAttribute('data-lpignore')) return;
    for (const [name, value] of Object.entries({
      'data-lpignore': 'true',
      'data-1p-ignore': '',
      'data-gramm': 'false',
      'data-gramm_editor': 'false',
      spellcheck: 'false',
    }))
      field.setAttribute(name, value);
    if (field instanceof HTMLElement) field.style.setProperty('background-size', '16px 16px');
    field.before(host('com-1password-button'));
    field.after(host('grammarly-extension'));
  };
  const changeAll = () => {
    for (const field of document.querySelectorAll('input, textarea, select')) changeField(field);
    for (const form of document.querySelectorAll('form:not([data-lastpass])')) {
      form.setAttribute('data-lastpass', '');
      form.prepend(host('lastpass-icon'));
      form.append(host('lastpass-menu'));
    }
  };
  document.documentElement.setAttribute('data-lt-installed', 'true');
  document.body.append(host('grammarly-desktop-integration'));
  changeAll();
  new MutationObserver(changeAll).observe(document.body, { childList: true, subtree: true });
}

/** As word replacers do: writes into texts, splits and joins them, puts copies in the place of elements. */
function textReplacer(): void {
  const left = 'script, style, noscript, textarea, select, svg, [data-replaced]';
  const replaceIn = (node: Node) => {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !node.nodeValue?.trim() || !parent || parent.closest(left)) return;
    if (/history/i.test(node.nodeValue)) node.nodeValue = node.nodeValue.replace(/history/gi, 'heritage');
    if (node.length > 6) node.splitText(3);
    if (!parent.matches('p, span, strong, output, small, b, h3')) return;
    if (parent.childElementCount > 0) return;
    const copy = parent.cloneNode(true) as HTMLElement;
    copy.dataset.replaced = '';
    parent.replaceWith(copy);
    setTimeout(() => delete copy.dataset.replaced);
  };
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) replaceIn(text);
  };
  replaceAll(document.body);
  let busy = false;
  new MutationObserver((changes) => {
    if (busy) return;
    busy = true;
    for (const { addedNodes } of changes) for (const node of addedNodes) replaceAll(node);
    // What it changed itself is not looked at again.
    setTimeout(() => {
      busy = false;
    });
  }).observe(document.body, { childList: true, subtree: true });
}

export const extensions = { translator, passwordManager, textReplacer } as const;
export type Extension = keyof typeof extensions | keyof typeof otherExtensions;

/** Lets one of them loose on the page as it is now. */
export async function runExtension(page: Page, extension: Extension): Promise<void> {
  await page.evaluate({ ...extensions, ...otherExtensions }[extension]);
}
