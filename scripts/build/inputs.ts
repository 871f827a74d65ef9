/** Fingerprints of everything that goes into a build, by what depends on it. */
import type { PublicSettings } from '../../components/site/settings/settings.ts';
import type { ContentFiles } from './content-files.ts';
import type { BuildOptions } from './options.ts';
import { hashOf, stamps } from './stamps.ts';

export interface Fingerprints {
  /** All inputs: with the same, there is nothing to do. */
  all: string;
  /** Code, styles and settings: with the same, the bundles hold. */
  code: string;
  /** The generator itself: what another one remembers of a build does not hold. */
  generator: string;
  /** Schemas and Markdown rules: with the same, parsed content holds. */
  rules: string;
}

const generatorFiles = [
  'build.ts',
  'scripts/build',
  'scripts/checks',
  'content/constants.ts',
  'content/load.ts',
  'content/route-map.ts',
  'content/site.ts',
  'content/schema.ts',
  'content/types.ts',
];

/** They read the content, or say in which form the cache keeps it. */
const ruleFiles = [
  'content/constants.ts',
  'content/route-map.ts',
  'content/schema.ts',
  'scripts/build/markdown.ts',
  'scripts/build/heading-ids.ts',
  'scripts/build/post-record.ts',
  'scripts/build/post-records.ts',
  'scripts/build/body-packs.ts',
  'scripts/build/parse-yaml.ts',
  'scripts/build/yaml-records.ts',
];

/** @param content the files that are built: others in its folders do not count */
export function fingerprint(
  root: string,
  content: ContentFiles,
  settings: PublicSettings,
  options: BuildOptions,
): Fingerprints {
  const packages = stamps(root, ['package-lock.json']);
  const rules = hashOf(packages, stamps(root, ruleFiles));
  const generator = hashOf(packages, stamps(root, generatorFiles));
  const code = hashOf(
    generator,
    stamps(root, ['pages', 'components', 'styles']),
    JSON.stringify(settings),
    String(options.dev ?? false),
    String(options.sheet ?? false),
  );
  const all = hashOf(
    code,
    options.pictures,
    String(options.checks),
    String(options.compress ?? false),
    stamps(root, ['public', ...content.imageFolders]),
    [...content.yaml.values(), ...content.posts].map(({ absolute, stamp }) => `${absolute} ${stamp}`),
  );
  return { all, code, generator, rules };
}
