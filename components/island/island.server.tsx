import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandDefinition } from './define-island.ts';

interface IslandProps<Props> {
  /** Unique on the page; also the prefix of React's ids inside. */
  id: string;
  of: IslandDefinition<Props>;
  props: Props;
}

/**
 * Renders an island into the page. It is a render of its own, since only then do React's ids in the HTML equal those
 * of the browser's root; so it calls no hooks. One of the two places that set HTML: its source is React itself.
 */
export function Island<Props extends object>({ id, of, props }: IslandProps<Props>) {
  const json = JSON.stringify(props);
  const data = of.data ? JSON.stringify(of.data(props)) : json;
  const html = renderOnce(id, of, props, json);
  return (
    <div
      id={id}
      data-island={of.name}
      data-when={of.when}
      data-on-error={of.onError}
      data-props={data}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is what React rendered one line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The last HTML of each island: header and footer show the same on every page, and props are plain data. */
const rendered = new Map<string, { json: string; html: string }>();

function renderOnce<Props extends object>(
  id: string,
  of: IslandDefinition<Props>,
  props: Props,
  json: string,
): string {
  const key = `${of.name} ${id}`;
  const known = rendered.get(key);
  if (known?.json === json) return known.html;
  const html = renderToString(createElement(of.component, props), { identifierPrefix: id });
  rendered.set(key, { json, html });
  return html;
}
