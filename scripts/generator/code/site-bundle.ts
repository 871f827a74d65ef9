/** Bundles all pages for Node, and finds the CSS that each page imports. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { BuildSettings } from '../../../components/base/settings.ts';
import { hashOf } from '../../core/cache/hash.ts';
import { writeAtomic } from '../../core/files/files.ts';
import { inRoot, root } from '../../core/files/paths.ts';
import { bundle, inputsOf, ownSources } from './bundler.ts';
import { cssModules, minifyCss, projectModules } from './css-modules.ts';
import { fontFaceRules } from './font-faces.ts';
import type { PageFile } from './page-files.ts';
import { type PageStyles, pageStyles, type SheetTexts, sheetTexts } from './page-styles.ts';

export interface SiteBundle {
  /** The bundle to load; its name contains its hash. */
  file: string;
  /** Page file → hash of the sources that it imports and of all styles. */
  keys: Record<string, string>;
  /** Sources, from the root. */
  inputs: string[];
  styles: PageStyles;
  /** The external stylesheets; `file` is the path in the output, e.g. `assets/css/shared-0123ab.css`. */
  sheets: Record<keyof SheetTexts, { file: string; text: string }>;
}

/** Global styles in the order of the cascade. */
const globalStyles = ['layers', 'tokens', 'fonts', 'reset', 'base'];
const darkStyles = 'dark';
const frameFile = 'scripts/generator/pages/render.tsx';

export async function bundleSite(
  outDir: string,
  pages: readonly PageFile[],
  settings: BuildSettings,
  hashOfFiles: (files: readonly string[]) => string,
  keepBundler: boolean,
): Promise<SiteBundle> {
  const { buildDate, ...shown } = settings;
  const imports = pages.map(({ file }, index) => `import page${index} from ${JSON.stringify(`./${file}`)};`);
  const table = pages.map(({ file }, index) => `${JSON.stringify(file)}: page${index}`);
  const contents = [
    ...imports,
    `export { renderFrame, renderRoute, siteIslands } from './${frameFile}';`,
    `export const pages = { ${table.join(', ')} };`,
  ].join('\n');
  const result = await bundle(
    {
      stdin: { contents, resolveDir: root, sourcefile: 'site.ts', loader: 'ts' },
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      minifySyntax: true,
      minifyWhitespace: true,
      define: {
        __SETTINGS__: JSON.stringify(JSON.stringify(shown)),
        __ALL_SETTINGS__: JSON.stringify(JSON.stringify(shown)),
        __BUILD_DATE__: JSON.stringify(buildDate),
        'process.env.NODE_ENV': '"production"',
      },
      plugins: [cssModules],
    },
    keepBundler ? { name: 'site', text: '' } : undefined,
  );
  const code = result.outputFiles[0]?.contents ?? new Uint8Array();
  const minified = (name: string) => {
    const file = `styles/${name}.css`;
    return minifyCss(readFileSync(inRoot(file), 'utf8'), settings.basePath, file);
  };
  const base = [...globalStyles.map(minified), minifyCss(fontFaceRules(), settings.basePath)].join('');
  const dark = minified(darkStyles);
  const sources = (files: readonly string[]) => reachedSources(result.metafile, [frameFile, ...files]);
  const reached = (files: readonly string[]) => sources(files).filter((file) => file.endsWith('.module.css'));
  const order = reached(pages.map(({ file }) => file));
  const moduleOf = projectModules();
  const styles = pageStyles(
    { base, dark },
    order,
    new Map(order.map((file) => [file, moduleOf(inRoot(file))])),
    Object.fromEntries(pages.map(({ file }) => [file, reached([file])])),
  );
  const texts = sheetTexts(styles);
  const sheet = (name: keyof SheetTexts) => {
    const text = texts[name];
    return { file: `assets/css/${name}-${hashOf(text).slice(0, 6)}.css`, text };
  };
  const sheets = { shared: sheet('shared'), dark: sheet('dark') };
  const name = `site-${hashOf(code)}.cjs`;
  const file = path.join(outDir, name);
  writeAtomic(file, code);
  // Those of earlier builds.
  for (const other of readdirSync(outDir))
    if (other.startsWith('site-') && !other.startsWith(name))
      rmSync(path.join(outDir, other), { force: true });
  const inputs = [
    ...inputsOf(result.metafile),
    ...[...globalStyles, darkStyles].map((name) => `styles/${name}.css`),
  ];
  const allStyles = hashOf(JSON.stringify([styles, texts]));
  const keys = Object.fromEntries(
    pages.map((page) => [page.file, hashOf(hashOfFiles(ownSources(sources([page.file]))), allStyles)]),
  );
  return { file, keys, styles, sheets, inputs };
}

/** All imports of the entries; a parent comes after its children, so that its styles override theirs. */
function reachedSources(metafile: Metafile, entries: readonly string[]): string[] {
  const order: string[] = [];
  const seen = new Set<string>();
  const walk = (input: string) => {
    if (seen.has(input)) return;
    seen.add(input);
    for (const imported of metafile.inputs[input]?.imports ?? []) if (!imported.external) walk(imported.path);
    order.push(input);
  };
  for (const entry of entries) walk(entry);
  return order;
}
