/** The YAML files, checked against their schemas. A file that did not change since the last build is not parsed again: all take 0.3 s. */
import path from 'node:path';
import type * as v from 'valibot';
import {
  gallerySchema,
  notFoundSchema,
  pageSchemas,
  pressSchema,
  privateTourSchema,
  redirectsSchema,
  reviewsSchema,
  siteSchema,
  teamSchema,
  tourSchema,
} from '../../../../content/schema.ts';
import { publicTourSlugs } from '../../../../content/types.ts';
import type { Problem } from '../../../core/errors/problem.ts';
import { copyRemedy } from '../../../core/files/copied-file.ts';
import { nearest } from '../../../core/text/nearest.ts';
import { readEditorText } from '../../../core/text/read-text.ts';
import type { ContentFiles } from '../files/content-files.ts';
import { type FieldPlaces, type FileReferences, otherReferences, placesIn } from './fields.ts';
import { parseYaml } from './parse-yaml.ts';

export interface YamlRecord extends FieldPlaces {
  /** Of the file's bytes. */
  hash: string;
  file: string;
  value: unknown;
}
export type YamlRecords = Record<string, YamlRecord>;

/** Name below `content/` → what the file may hold. */
export const yamlSchemas: Record<string, v.GenericSchema> = {
  'site.yaml': siteSchema,
  'team.yaml': teamSchema,
  'reviews.yaml': reviewsSchema,
  'gallery.yaml': gallerySchema,
  'press.yaml': pressSchema,
  'redirects.yaml': redirectsSchema,
  'not-found.yaml': notFoundSchema,
  ...Object.fromEntries(Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}.yaml`, schema])),
  ...Object.fromEntries(publicTourSlugs.map((slug) => [`tours/${slug}.yaml`, tourSchema])),
  'tours/private-tours.yaml': privateTourSchema,
};

interface ReadYaml {
  records: YamlRecords;
  /** References of the files with mistakes. */
  references: FileReferences[];
  problems: Problem[];
}

const stemOf = (name: string): string => name.toLowerCase().replace(/\..*$/, '');

/** Reads all YAML files of the site; each missing, unknown or invalid one is a problem. */
export function readYaml({ yaml: files, unread }: ContentFiles, previous: YamlRecords): ReadYaml {
  // `Team.yaml` and `team.yml` are reported by themselves.
  const misnamed = new Set(
    [...[...files.keys()].filter((name) => !yamlSchemas[name]), ...unread].map(stemOf),
  );
  const records: YamlRecords = {};
  const references: FileReferences[] = [];
  const problems: Problem[] = [];
  for (const [name, { file, absolute }] of files) {
    if (yamlSchemas[name]) continue;
    const guess = nearest(name, Object.keys(yamlSchemas));
    problems.push({
      file,
      message: 'This is not a file of the site',
      remedy:
        copyRemedy(absolute, guess && path.basename(guess)) ??
        (guess ? `Did you mean content/${guess}?` : 'Move it out of content/'),
    });
  }
  for (const [name, schema] of Object.entries(yamlSchemas)) {
    const source = files.get(name);
    const known = previous[name];
    if (!source) {
      if (misnamed.has(stemOf(name))) continue;
      problems.push({
        file: `content/${name}`,
        message: 'The file is missing',
        remedy: 'Restore it; its fields are described in content/README.md',
      });
    } else if (known?.hash === source.hash && known.file === source.file) {
      records[name] = known;
    } else {
      const { file, hash, absolute } = source;
      const text = readEditorText(absolute, hash);
      if (typeof text !== 'string') {
        problems.push({ file, ...text });
        continue;
      }
      const parsed = parseYaml({ file, text }, schema);
      const { value, lineOf } = parsed;
      problems.push(...parsed.problems);
      if (value === undefined) references.push({ file, references: otherReferences(parsed) });
      else records[name] = { hash, file, value, ...placesIn(value, lineOf) };
    }
  }
  return { records, references, problems };
}
