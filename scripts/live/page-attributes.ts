import { decode } from '../core/text/html-text.ts';

/** An attribute of the first element with the given attribute; hosts that minify HTML change order and quotes. */
export function attributeOf(html: string, element: string, having: RegExp, name: string): string {
  const tags = html.match(new RegExp(`<${element}\\s[^>]*>`, 'gi')) ?? [];
  const tag = tags.find((text) => having.test(text)) ?? '';
  const [, double, single, bare] =
    new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? [];
  return decode(double ?? single ?? bare ?? '');
}

/** Address in `<link rel="canonical">`; empty if there is none. */
export const canonicalOf = (html: string): string =>
  attributeOf(html, 'link', /rel=["']?canonical["'\s>]/i, 'href');

/** Address of the link preview; empty if there is none. */
export const previewOf = (html: string): string =>
  attributeOf(html, 'meta', /property=["']?og:image["'\s>]/i, 'content');
