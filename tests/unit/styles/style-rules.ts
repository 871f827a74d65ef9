import { readFileSync } from 'node:fs';
import { filesBelow } from '../../../scripts/core/files/files-below.ts';
import { inRoot } from '../../../scripts/core/files/paths.ts';

export interface Declaration {
  file: string;
  selector: string;
  property: string;
  value: string;
}

/** The CSS of `components` or `styles` by file, with empty lines instead of comments. */
export function styleSheets(folder: 'components' | 'styles'): { file: string; css: string }[] {
  return filesBelow(inRoot(folder))
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({
      file: `${folder}/${name}`,
      css: readFileSync(inRoot(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
        comment.replace(/[^\n]/g, ''),
      ),
    }));
}

/** Declarations of the innermost blocks, rule by rule, without conditions of media queries. */
export function rulesOf({ file, css }: { file: string; css: string }): Declaration[][] {
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) =>
    body
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => {
        const colon = line.indexOf(':');
        return {
          file,
          selector: selector.trim(),
          property: line.slice(0, colon).trim(),
          value: line
            .slice(colon + 1)
            .replace(/\s+/g, ' ')
            .trim(),
        };
      }),
  );
}
