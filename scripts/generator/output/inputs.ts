/** Fingerprints of everything that goes into a build, by what depends on it. */
import type { PublicSettings } from '../../../components/base/settings.ts';
import { hashOf, stamps } from '../../core/hash.ts';
import type { ContentFiles } from '../content/content-files.ts';
import type { BuildOptions } from '../options.ts';

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
  'scripts/core',
  'scripts/generator',
  'scripts/checks',
  'content/constant-names.ts',
  'content/image.ts',
  'content/output-path.ts',
  'content/route-map.ts',
  'content/site.ts',
  'content/schema.ts',
  'content/types.ts',
];

/** They read the content, or say in which form the cache keeps it. */
const ruleFiles = [
  'content/constant-names.ts',
  'content/output-path.ts',
  'content/route-map.ts',
  'content/schema.ts',
  'scripts/core/control-characters.ts',
  'scripts/core/read-text.ts',
  'scripts/generator/content',
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
