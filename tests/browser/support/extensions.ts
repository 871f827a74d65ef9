/**
 * Simulated browser extensions: translators wrap texts, password managers and grammar checkers add attributes and elements
 * to fields, text replacers change, split and replace text. Each runs in the page and also changes elements that are added
 * later.
 */
import type { Page } from '@playwright/test';
import { otherExtensions } from './other-extensions.ts';

/** Like Google Translate: wraps each text in two `<font>` elements, also texts that are added later. */
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

/** Like LastPass, 1Password and Grammarly: adds attributes, styles, shadow hosts and fields of its own to fields and forms. */
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
    const decoy = Object.assign(document.createElement('input'), { hidden: true, tabIndex: -1 });
    decoy.setAttribute('data-lpignore', 'true');
    field.before(host('com-1password-button'), decoy);
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

/** Like word replacers: changes and splits texts, and replaces elements by copies. */
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
    // Its own changes are ignored.
    setTimeout(() => {
      busy = false;
    });
  }).observe(document.body, { childList: true, subtree: true });
}

export const extensions = { translator, passwordManager, textReplacer } as const;
export type Extension = keyof typeof extensions | keyof typeof otherExtensions;

/** Runs an extension in the page. */
export async function runExtension(page: Page, extension: Extension): Promise<void> {
  await page.evaluate({ ...extensions, ...otherExtensions }[extension]);
}
