/**
 * More simulated extensions, rarer and more invasive than those in `extensions.ts`. Each runs in the page; some also observe
 * later changes.
 */
import type { Page } from '@playwright/test';

/** Like Google Translate in its two-step form: text in nested `<font>` elements, its bar above the page, right-to-left text. */
function nestedTranslator(): void {
  const left = 'script, style, noscript, textarea, svg, font';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of root instanceof Text ? [root] : texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      // Each word gets its own element.
      for (const word of text.data.split(/(?<= )/)) {
        const inner = document.createElement('font');
        inner.textContent = word;
        outer.firstElementChild?.append(inner);
      }
      text.replaceWith(outer);
    }
  };
  document.documentElement.className += ' translated-rtl';
  document.documentElement.dir = 'rtl';
  document.body.style.top = '40px';
  document.body.prepend(Object.assign(document.createElement('div'), { className: 'skiptranslate' }));
  document.title = `${document.title} (translated)`;
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Like Bitwarden, 1Password and Grammarly: wraps fields, dispatches events on them, and puts elements between those of lists. */
function fillers(): void {
  const changeFields = () => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      if (field.parentElement?.localName === 'bw-frame' || field.matches('[type=hidden]')) continue;
      field.setAttribute('data-bwautofill', '');
      field.setAttribute('data-gramm', 'true');
      field.setAttribute('autocomplete', 'off');
      const frame = document.createElement('bw-frame');
      const icon = document.createElement('div');
      icon.attachShadow({ mode: 'closed' }).append(document.createElement('button'));
      const focused = document.activeElement === field;
      // Moving a field would remove its focus, so a focused one is not moved.
      if (!focused) {
        field.replaceWith(frame);
        frame.append(field, icon);
      }
    }
  };
  // Synthetic events as extensions dispatch them, without the properties of real ones.
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'main input[type=tel], main input[type=search]',
  ))
    for (const type of ['focus', 'keydown', 'keypress', 'beforeinput', 'input', 'keyup', 'change', 'blur'])
      field.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  changeFields();
  for (const item of document.querySelectorAll('li')) item.after(document.createElement('bw-mark'));
  document.documentElement.append(document.createElement('bit-warden'));
}

/** Like Dark Reader: adds inline styles, attributes and a stylesheet, also to elements that are added later. */
function darkReader(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { filter: none } body { background: #181a1b !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const color = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>('main *, header *, dialog *, #toasts *')) {
      if (element.hasAttribute('data-darkreader-inline-color')) continue;
      element.setAttribute('data-darkreader-inline-color', '');
      element.style.setProperty('--darkreader-inline-color', '#e8e6e3');
    }
  };
  document.documentElement.dataset.darkreaderMode = 'dynamic';
  color(document);
  new MutationObserver(() => color(document)).observe(document.body, { childList: true, subtree: true });
}

/** Like simple text replacers: rewrites the whole page from its HTML, which loses input and listeners. */
function rewriter(): void {
  // Has the effect of `innerHTML`, which Trusted Types forbid to the page's scripts, but not to extensions.
  const copies = [...document.body.childNodes].map((node) =>
    node instanceof HTMLScriptElement ? node : node.cloneNode(true),
  );
  document.body.replaceChildren(...copies);
  for (const form of document.forms) form.reset();
}

/** Like extensions with a field of their own: takes the focus from everything that gets it, and leaves its field every second time. */
function focusThief(): void {
  const host = document.createElement('focus-thief');
  const own = document.createElement('input');
  let turn = 0;
  const take = () => {
    // Without scrolling, as their field is in a panel over the page.
    own.focus({ preventScroll: true });
    turn += 1;
    if (turn % 2 === 0) own.blur();
  };
  host.attachShadow({ mode: 'open' }).append(own);
  document.documentElement.append(host);
  document.addEventListener('focusin', ({ target }) => {
    if (target !== host) take();
  });
  take();
}

/** Like blockers: removes templates, empty and hidden elements, social links, counters and fixed parts. */
function remover(): void {
  const gone =
    'main template, main [role=alert]:empty, main [role=status]:empty, main p[hidden], footer a[target], footer li, ' +
    '[data-share], [data-part=count], [data-booking-bar], [data-fixed], body > #site-menu, small, legend';
  for (const element of document.querySelectorAll(gone)) element.remove();
}

export const otherExtensions = {
  nestedTranslator,
  fillers,
  darkReader,
  focusThief,
  rewriter,
  remover,
} as const;

/** Like translators that replace whole blocks: copies without listeners and without input. */
export const replaceBlocks = (page: Page, selector: string): Promise<void> =>
  page.evaluate((css) => {
    for (const block of document.querySelectorAll(css)) {
      const copy = block.cloneNode(true);
      block.replaceWith(copy);
      if (!(copy instanceof Element)) continue;
      for (const field of copy.querySelectorAll('input, textarea')) {
        if (field instanceof HTMLTextAreaElement) field.value = field.defaultValue;
        if (!(field instanceof HTMLInputElement)) continue;
        field.value = field.defaultValue;
        field.checked = field.defaultChecked;
      }
    }
  }, selector);
