/** Link previews as chat programs and social sites draw them, from a page's meta elements alone. */
import { attribute, escapeHtml } from '../core/text/html-text.ts';

export interface Preview {
  url: string;
  site: string;
  title: string;
  description: string;
  /** Absolute address, or empty. */
  image: string;
  alt: string;
  large: boolean;
}

/** Reads what a preview shows of a page, from its meta elements only. */
export function readPreview(html: string): Preview {
  const meta = new Map<string, string>();
  for (const [tag] of html.slice(0, html.indexOf('</head>')).matchAll(/<meta\b[^>]*>/g)) {
    const key = attribute(tag, 'property') ?? attribute(tag, 'name');
    const content = attribute(tag, 'content');
    if (key && content !== undefined && !meta.has(key)) meta.set(key, content);
  }
  const read = (...keys: string[]) => keys.map((key) => meta.get(key)).find(Boolean) ?? '';
  return {
    url: read('og:url'),
    site: read('og:site_name'),
    title: read('og:title', 'twitter:title'),
    description: read('og:description', 'twitter:description', 'description'),
    image: read('og:image', 'twitter:image'),
    alt: read('og:image:alt', 'twitter:image:alt'),
    large: read('twitter:card') === 'summary_large_image',
  };
}

const style = `body{margin:24px;font:14px/1.4 system-ui,sans-serif;background:#e9ebee;display:grid;gap:24px;grid-template-columns:repeat(auto-fill,minmax(500px,1fr))}
article{background:#fff;border:1px solid #ccd0d5;border-radius:8px;overflow:hidden;max-width:520px}
img{display:block;width:100%;aspect-ratio:1200/630;object-fit:cover;background:#ddd}
div{padding:12px 14px}small{color:#606770;text-transform:uppercase}h2{margin:4px 0;font-size:17px;line-height:1.25;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
p{margin:0;color:#444;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}`;

/** @param local returns the local address of a picture */
export function previewSheet(previews: readonly Preview[], local: (image: string) => string): string {
  const cards = previews.map(({ url, site, title, description, image, alt, large }) => {
    const picture = image ? `<img src="${escapeHtml(local(image))}" alt="${escapeHtml(alt)}">` : '';
    const host = URL.canParse(url) ? new URL(url).host : 'no address';
    return `<article>${picture}<div><small>${escapeHtml(host)} · ${escapeHtml(site)} · ${large ? 'large' : 'small'} card</small><h2>${escapeHtml(title)}</h2><p>${escapeHtml(description)}</p></div></article>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Link previews</title><style>${style}</style>${cards.join('\n')}</html>\n`;
}
