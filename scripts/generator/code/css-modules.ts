/** CSS Modules for both bundles: class names depend on the modules' paths and the class alone, so both agree. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { type CustomAtRules, type Targets, type TransformOptions, transform } from 'lightningcss';
import { BuildError } from '../../core/errors/problem.ts';
import { ownFilesBelow, withSlashes } from '../../core/files/files-below.ts';
import { root } from '../../core/files/paths.ts';
import { conflictFinding } from '../../core/text/read-text.ts';
import { memoize } from '../../core/values/memoize.ts';

/** Full support for browsers of the last 2.5 years, readable in Safari 15; the target of scripts and styles. */
export const browserTargets = ['chrome111', 'edge111', 'firefox115', 'safari15.6'];
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const cssTargets: Targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(115),
  safari: version(15, 6),
  // Apart, since Safari on phones alone enlarges text by itself: it needs a prefix of its own.
  ios_saf: version(15, 6),
};

/** @throws BuildError with the line of the mistake */
function compile(options: TransformOptions<CustomAtRules>) {
  try {
    return transform({ ...options, minify: true, targets: cssTargets });
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const problem = { file: options.filename, line: loc?.line, message, remedy: 'Correct the code' };
    throw new BuildError([{ ...problem, ...conflictFinding(String(options.code)) }]);
  }
}

export interface CssModule {
  code: string;
  classes: Record<string, string>;
}

/** One module's CSS and its class map; `composes` is not used in this project. @param code of the module, from `moduleCodes` */
export function compileCssModule(file: string, folder: string, code: string): CssModule {
  const text = readFileSync(file, 'utf8');
  const filename = withSlashes(path.relative(folder, file));
  return compileText(`${code} ${filename} ${text}`, text, filename, code);
}

/** Both bundles import the same modules, and `npm run dev` bundles them again after an edit of any other file: all 90 take 60 ms. */
const compileText = memoize((_key, text: string, filename: string, code: string): CssModule => {
  const { code: css, exports } = compile({
    filename,
    code: Buffer.from(text),
    cssModules: { pattern: '[local]_[hash]', dashedIdents: false },
  });
  const names = Object.entries(exports ?? {}).map(([local, { name }]) => [local, name] as const);
  return shorten(
    css.toString(),
    names.sort(([a], [b]) => (a < b ? -1 : 1)),
    code,
  );
});

/**
 * A code of a letter and a digit for each module in a folder, sorted by path: `a0`, `a1`, … `a9`, `b0`. Class names occur twice
 * in every page, in its CSS and in its HTML; hashes in them would be one percent of the bytes before the first paint. With a
 * digit in second place no name is one that ad blockers hide, such as `ad4` (EasyList).
 */
export function moduleCodes(folder: string): Map<string, string> {
  const files = ownFilesBelow(path.join(folder, 'components'));
  const modules = files.filter((file) => file.endsWith('.module.css'));
  if (modules.length > letters.length * 10) throw new Error('There are more CSS modules than suffixes.');
  return new Map(
    modules.map((file, index) => [
      path.join(folder, 'components', file),
      `${letters[Math.floor(index / 10)]}${index % 10}`,
    ]),
  );
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** `heading_Cmjq9W` → `b73`: the module's code and the index of the name. */
function shorten(
  css: string,
  names: readonly (readonly [local: string, name: string])[],
  code: string,
): CssModule {
  const short = new Map(names.map(([, name], index) => [name, `${code}${index.toString(36)}`]));
  return {
    code: css.replace(/[A-Za-z][\w-]*/g, (word) => short.get(word) ?? word),
    classes: Object.fromEntries(names.map(([local, name]) => [local, short.get(name) ?? name])),
  };
}

/**
 * Minifies plain CSS (tokens, fonts, reset, base) for the same browsers; addresses of the site's files get the base path.
 * @param filename as shown in messages
 */
export function minifyCss(css: string, basePath: string, filename = 'site.css'): string {
  const { code } = compile({
    filename,
    code: Buffer.from(css),
    // biome-ignore lint/correctness/noComponentHookFactories: Lightning CSS names its visitors so
    visitor: { Url: (url) => (url.url.startsWith('/') ? { ...url, url: basePath + url.url.slice(1) } : url) },
  });
  return code.toString();
}

/** All CSS modules of the project, compiled on demand, by their absolute path. */
export function projectModules(): (file: string) => CssModule {
  const codes = moduleCodes(root);
  return (file) => {
    const code = codes.get(path.normalize(file));
    if (!code) throw new Error(`${file} is not below components/, where all CSS modules belong.`);
    return compileCssModule(file, root, code);
  };
}

/**
 * Lets scripts import `x.module.css` as its class map. The CSS is not bundled: the build inserts the modules that a page
 * imports into that page.
 */
export const cssModules: Plugin = {
  name: 'css-modules',
  setup(build) {
    let moduleOf: (file: string) => CssModule;
    build.onStart(() => {
      moduleOf = projectModules();
    });
    build.onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => ({
      contents: `export default ${JSON.stringify(moduleOf(file).classes)}`,
      loader: 'js',
    }));
  },
};
