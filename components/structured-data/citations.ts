import type { CreativeWork } from 'schema-dts';
import type { Source } from '../../content/schema.ts';
import { formatWhen } from '../base/format.ts';

/**
 * Sources as schema.org's `citation`: the page with the post, based on the paper of the time; or the paper
 * alone. Names are those that the page shows.
 */
export function citations(sources: readonly Source[]): { citation?: CreativeWork[] } {
  return sources.length > 0 ? { citation: sources.map(citation) } : {};
}

function citation({ paper, date, writer, title, site, url }: Source): CreativeWork {
  const address = url === undefined ? {} : { url };
  const day = date === undefined ? {} : { datePublished: date };
  const original: CreativeWork | undefined =
    paper === undefined
      ? undefined
      : {
          '@type': 'CreativeWork',
          name: date === undefined ? paper : `${paper}, ${formatWhen(date)}`,
          ...day,
        };
  const page = title ?? site;
  if (original && page === undefined) return { ...original, ...address };
  return {
    '@type': 'CreativeWork',
    name: page ?? '',
    ...address,
    ...(writer === undefined ? {} : { author: { '@type': 'Person', name: writer } }),
    ...(title === undefined || site === undefined
      ? {}
      : { isPartOf: { '@type': 'CreativeWork', name: site } }),
    ...(original ? { isBasedOn: original } : day),
  };
}
