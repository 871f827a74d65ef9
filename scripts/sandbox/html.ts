/** The layout of the stand-in's pages, kept plain so that none is mistaken for the real provider's. */
import { escapeHtml } from '../core/text/html-text.ts';
import type { Reply } from './call.ts';

/** A piece of HTML; values put into it are escaped unless they are pieces themselves. */
export class Html {
  constructor(readonly source: string) {}
}

type Value = string | number | Html | readonly Html[];

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const show = (value: Value | undefined): string => {
    if (value === undefined) return '';
    if (value instanceof Html) return value.source;
    return typeof value === 'object' ? value.map(show).join('') : escapeHtml(String(value));
  };
  return new Html(parts.map((part, index) => part + show(values[index])).join(''));
}

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:38rem;margin:0 auto;padding:1.5rem;color:#222;background:#fff}
.note{border:1px dashed #767676;padding:.5rem .75rem}
fieldset{border:1px solid #767676;margin:0 0 1rem}label{display:block;padding:.3rem 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
input:not([type=radio]),button{font:inherit;padding:.4rem .6rem}button{cursor:pointer}`;

export function page(title: string, content: Html, status = 200): Reply {
  const body = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} (stand-in)</title>
<style>${new Html(style)}</style>
<main>
<h1>${title}</h1>
<p class="note">This page plays the part of an outside service, on this machine only. Nothing is bought, booked or sent.</p>
${content}
</main>
</html>
`;
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: body.source };
}
