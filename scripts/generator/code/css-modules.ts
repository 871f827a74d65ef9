/** CSS Modules for both bundles: class names depend on a file's path and the class alone, so both agree. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { type Targets, transform } from 'lightningcss';

/** Browsers of the last 2.5 years in full, readable in Safari 15: one target for scripts and styles. */
export const browserTargets = ['chrome111', 'edge111', 'firefox115', 'safari15.6'];
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const cssTargets: Targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(115),
  safari: version(15, 6),
};

export interface CssModule {
  code: string;
  classes: Record<string, string>;
}

/** One module's CSS and its class map; `composes` is not used in this project. */
export function compileCssModule(file: string, root: string): CssModule {
  const { code, exports } = transform({
    filename: path.relative(root, file).split(path.sep).join('/'),
    code: readFileSync(file),
    minify: true,
    targets: cssTargets,
    cssModules: { pattern: '[local]_[hash]', dashedIdents: false },
  });
  const names = Object.entries(exports ?? {}).map(([local, { name }]) => [local, name] as const);
  return shorten(
    code.toString(),
    names.sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Characters of a file's hash that its class names keep. */
const hashLength = 4;

/**
 * `heading_Cmjq9W` → `cCmjq3`: the file's hash and the name's place in it. Names stand twice in every page, in its
 * CSS and in its HTML, and are a twentieth of what arrives before the first paint.
 */
function shorten(code: string, names: readonly (readonly [local: string, name: string])[]): CssModule {
  const short = new Map(
    names.map(([local, name], index) => {
      const hash = name.slice(local.length + 1).replace(/[^a-z\d]/gi, '');
      return [name, `c${hash.slice(0, hashLength)}${index.toString(36)}`];
    }),
  );
  return {
    code: code.replace(/[A-Za-z][\w-]*/g, (word) => short.get(word) ?? word),
    classes: Object.fromEntries(names.map(([local, name]) => [local, short.get(name) ?? name])),
  };
}

/** Minifies plain CSS (tokens, fonts, reset, base) for the same browsers; addresses of own files get the base path. */
export function minifyCss(css: string, basePath: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: cssTargets,
    // biome-ignore lint/correctness/noComponentHookFactories: Lightning CSS names its visitors so
    visitor: { Url: (url) => (url.url.startsWith('/') ? { ...url, url: basePath + url.url.slice(1) } : url) },
  });
  return code.toString();
}

/**
 * Lets scripts import `x.module.css` as its class map. The CSS itself stays out of the bundles: the build puts the
 * modules that a page reaches into that page. `collected` receives each module by its path from the root.
 */
export function cssModules(root: string, collected: Map<string, CssModule>): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => {
        const module = compileCssModule(file, root);
        collected.set(path.relative(root, file).split(path.sep).join('/'), module);
        return { contents: `export default ${JSON.stringify(module.classes)}`, loader: 'js' };
      });
    },
  };
}
