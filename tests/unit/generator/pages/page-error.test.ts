/** Errors in the code of pages and components name the page. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { messageOf } from '../../../../scripts/core/errors/message.ts';
import { createRenderer, type RenderShared } from '../../../../scripts/generator/pages/render-pages.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('cats-page-error');

test.each(['new TypeError("no cats")', '"no cats"'])(
  'a component that throws %s is reported with the page, its file and the stack',
  (thrown) => {
    const bundleFile = path.join(folder, `site-${thrown.length}.cjs`);
    const code = `exports.pages = { "pages/about.tsx": {} }; exports.renderFrame = () => ({});
exports.renderRoute = function CatCard() { throw ${thrown}; };`;
    writeFileSync(bundleFile, code);
    const shared = {
      bundleFile,
      content: { pages: {}, tours: {} },
      styles: { base: '', modules: [], reached: {} },
      sheets: {},
      inline: {},
    };
    // The page throws before it uses the rest.
    const render = createRenderer(shared as unknown as RenderShared);
    const job = { file: 'pages/about.tsx', route: '/about', pattern: '/about' };
    let message = '';
    try {
      render([job]);
    } catch (error) {
      message = messageOf(error);
    }
    expect(message.split('\n')[0]).toMatch(
      /^pages\/about\.tsx {2}The page \/about cannot be rendered: (?:TypeError: |Error: )?no cats$/,
    );
    expect(message).toContain('\n    at ');
  },
);
