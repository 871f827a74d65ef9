import type { CreativeWork } from 'schema-dts';
import type { Source } from '../../content/schema.ts';
import { formatWhen } from '../base/format.ts';

/**
 * Sources as schema.org's `citation`: the page with the post, based on the paper of the time; or the paper
 * alone. Names are those that the page shows. What several places of a page cite is listed once.
 */
export function citations(sources: readonly Source[]): { citation?: CreativeWork[] } {
  const cited = new Map(sources.map(citation).map((work) => [JSON.stringify(work), work]));
  return cited.size > 0 ? { citation: [...cited.values()] } : {};
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
