/** Transfer size of each page of a built site by kind of file, as a phone loads it. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { scriptSizes } from '../checks/budgets.ts';
import { isRedirectPage } from '../checks/page-facts.ts';
import { readPages } from '../checks/read-pages.ts';
import { routeOf } from '../core/files/route-files.ts';
import { attribute } from '../core/text/html-text.ts';

export const kinds = ['HTML', 'styles', 'scripts', 'fonts', 'pictures'] as const;
export type Kind = (typeof kinds)[number];

export interface PageWeight {
  /** `/tours/brooklyn-heights` */
  route: string;
  /** Transferred bytes: texts compressed by gzip, pictures as WebP in the width for a phone. */
  bytes: Readonly<Record<Kind, number>>;
  /** Number of pictures on the page. */
  pictures: number;
}

/** The published width that a phone of 390 px with a pixel density of 2 loads. */
const phoneWidth = 640;

/** Pages of an output folder, without redirect pages and the not-found page. @param basePath `/` or `/cats/` */
export function weighPages(dir: string, basePath: string): PageWeight[] {
  const fileOf = (address: string) => path.join(dir, address.slice(basePath.length));
  const sizes = new Map<string, number>();
  const sizeOf = (address: string): number => {
    const known = sizes.get(address);
    if (known !== undefined) return known;
    const size = existsSync(fileOf(address)) ? statSync(fileOf(address)).size : 0;
    sizes.set(address, size);
    return size;
  };
  const packed = (text: string | Buffer) => gzipSync(text, { level: 6 }).length;
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);
  return readPages(dir)
    .filter(({ file, html }) => file !== '404.html' && !isRedirectPage(html))
    .map(({ file, html }) => {
      const pictures = picturesOf(html);
      const styles = linked(html, 'rel="stylesheet"');
      const fonts = fontsOf(html);
      const scripts = scriptSizes(html, (address) => readFileSync(fileOf(address), 'utf8'));
      return {
        route: routeOf(file),
        bytes: {
          HTML: packed(html),
          styles: sum(styles.map((address) => packed(readFileSync(fileOf(address))))),
          scripts: sum(scripts.values()),
          fonts: sum(fonts.map(sizeOf)),
          pictures: sum(pictures.map(sizeOf)),
        },
        pictures: pictures.length,
      };
    });
}

export const totalOf = ({ bytes }: Pick<PageWeight, 'bytes'>): number =>
  kinds.reduce((sum, kind) => sum + bytes[kind], 0);

/** Fonts of the page's own styles, which name only those that it shows. */
const fontsOf = (html: string): string[] =>
  [...html.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, address = '']) => address);

function linked(html: string, mark: string): string[] {
  const tags = html.match(/<link\b[^>]*>/g) ?? [];
  return tags.filter((tag) => tag.includes(mark)).flatMap((tag) => attribute(tag, 'href') ?? []);
}

/** Each picture once: its WebP for a phone, or its only file. */
function picturesOf(html: string): string[] {
  const found = new Set<string>();
  const rest = html.replace(/<picture\b[\s\S]*?<\/picture>/g, (picture) => {
    const source = /<source type="image\/webp"[^>]*>/.exec(picture)?.[0];
    const chosen = source && choose(attribute(source, 'srcSet') ?? attribute(source, 'srcset') ?? '');
    if (!chosen) return picture;
    found.add(chosen);
    return '';
  });
  for (const [tag] of rest.matchAll(/<img\b[^>]*>/g)) {
    const set = attribute(tag, 'srcSet') ?? attribute(tag, 'srcset');
    const chosen = (set && choose(set)) || attribute(tag, 'src');
    if (chosen?.startsWith('/')) found.add(chosen);
  }
  return [...found];
}

/** The smallest sufficient file of a `srcset`, or the largest. */
function choose(set: string): string | undefined {
  const files = set.split(', ').map((part) => part.split(' '));
  const fitting = files.find(([, width = '']) => Number.parseInt(width, 10) >= phoneWidth);
  return (fitting ?? files.at(-1))?.[0];
}
