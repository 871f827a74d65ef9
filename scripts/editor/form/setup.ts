/** The data of the editor's page, generated from the content each time the page is opened. */
import { parse } from 'yaml';
import { attempt } from '../../core/errors/attempt.ts';
import { openText } from '../../core/text/read-text.ts';
import { titleOf } from '../../core/values/json-schema.ts';
import type { ContentFolder } from '../content-folder.ts';
import { isValues } from '../merge/values.ts';
import type { Schemas } from '../schemas.ts';
import { type Collection, collections } from './collections.ts';
import type { Choices, Option } from './fields.ts';

export interface EditorSetup {
  /** Decap's configuration. */
  config: Record<string, unknown> & { collections: Collection[] };
  /** Image name in the content → its file below `content/images/`. */
  pictures: Record<string, string>;
  /** `collection/file` → address of the page that shows it; `stories` → address below which posts are. */
  pages: Record<string, string>;
}

export interface SetupOptions {
  folder: Pick<ContentFolder, 'read' | 'list'>;
  schemas: Schemas;
  /** Base path, with a slash at both ends. */
  basePath: string;
  /** Decap's `backend`. */
  backend: Record<string, unknown>;
  /** Address of the site, for the link in the editor's header. */
  siteUrl: string;
}

export function editorSetup({ folder, schemas, basePath, backend, siteUrl }: SetupOptions): EditorSetup {
  const files = ['content', 'content/pages', 'content/tours'].flatMap((place) => folder.list(place));
  const known = files.filter((file) => file.endsWith('.yaml'));
  /** Empty for a file that is no text, which the form reports when it opens it. */
  const textIn = (file: string): string => {
    const bytes = folder.read(file);
    return (bytes && attempt(() => openText(bytes).text)) ?? '';
  };
  const titleIn = (file: string): string | undefined => titleOfFile(textIn(file));
  const named = (place: string): Option[] =>
    known
      .filter((file) => file.startsWith(`content/${place}/`))
      .map((file) => ({
        value: file.slice(`content/${place}/`.length).replace(/\.yaml$/, ''),
        label: titleIn(file) ?? titleOf(file),
      }));
  const tours = named('tours');
  const stories = folder.list('content/blog').map((file) => ({
    value: `/blog/${file.slice('content/blog/'.length).replace(/\.md$/, '')}`,
    label: titleIn(file) ?? file,
  }));
  const pages = named('pages').filter(({ value }) => !['not-found', 'offline'].includes(value));
  const choices: Choices = {
    tour: tours,
    page: [
      ...pages
        .filter(({ value }) => value !== 'private-tours')
        .map(({ value }) => addressOption(pageAddress(value), value)),
      ...tours.map(({ value, label }) => addressOption(`/tours/${value}`, label)),
      ...stories.map(({ value, label }) => addressOption(value, label)),
      ...namedAddresses(known.map(textIn)).map((value) => ({
        value,
        label: value,
      })),
    ].filter(({ value }, index, all) => all.findIndex((other) => other.value === value) === index),
  };
  const at = (address: string) => basePath + address.slice(1);
  return {
    config: {
      backend,
      load_config_file: false,
      media_folder: 'content/images',
      public_folder: '/images',
      site_url: siteUrl,
      display_url: siteUrl,
      show_preview_links: false,
      slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
      collections: collections(schemas, known, choices),
    },
    pictures: Object.fromEntries(
      folder.list('content/images').map((file) => {
        const name = file.slice('content/images/'.length);
        return [name.replace(/\.\w+$/, ''), name];
      }),
    ),
    pages: {
      stories: at('/blog/'),
      ...Object.fromEntries(tours.map(({ value }) => [`tours/${value}`, at(`/tours/${value}`)])),
      ...Object.fromEntries(named('pages').map(({ value }) => [`pages/${value}`, at(pageAddress(value))])),
      ...Object.fromEntries(
        Object.entries(shownOn).map(([file, address]) => [`${file}/${file}`, at(address)]),
      ),
    },
  };
}

/** The page that shows most of a file. */
const shownOn = {
  team: '/about',
  reviews: '/tours',
  press: '/in-the-news',
  gallery: '/gallery',
  redirects: '/sitemap',
  'not-found': '/no-such-page',
  site: '/',
};

function pageAddress(name: string): string {
  if (name === 'home') return '/';
  if (name === 'private-tours') return '/tours/private-tours';
  return name === 'not-found' ? '/no-such-page' : `/${name}`;
}

const addressOption = (value: string, title: string): Option => ({ value, label: `${value} (${title})` });

/** Addresses with a query or a fragment that the content already uses. */
const namedAddresses = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    [...text.matchAll(/^\s*(?:- )?(?:href|path|to): (\/[^\s<>"\\]*)$/gm)].map(([, found = '']) => found),
  );

/** Undefined also for an invalid file, whose name in the menu is derived from its path. */
function titleOfFile(text: string): string | undefined {
  const front = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? text;
  const value: unknown = attempt(() => parse(front, { schema: 'core' }));
  return isValues(value) && 'title' in value ? String(value.title) : undefined;
}
