/** The small scripts inside of pages, which the policy allows by their hashes. */
import { transform } from 'esbuild';
import type { EntrySettings, PublicSettings } from '../../../components/base/settings.ts';
import { bundleScript } from './bundler.ts';
import type { EarlyParts } from './early-script.ts';

export type InlineScripts = EarlyParts & { redirectPage: string };

const sources: InlineScripts = {
  firstVisit: 'components/document/fonts/first-visit.ts',
  heldInput: 'components/island/held-input.ts',
  earlyForm: 'components/forms/early-form.ts',
  postOnce: 'components/island/post-once.ts',
  post: 'components/blog/request-post.ts',
  redirectPage: 'components/document/scripts/redirect-page.ts',
};

/** Bundled apart from the other scripts: each needs a call of the bundler, and few edits change one. */
export async function bundleInline(
  define: Record<string, string>,
): Promise<{ scripts: InlineScripts; inputs: string[] }> {
  const made = await Promise.all(
    Object.entries(sources).map(async ([name, file]) => {
      const { code, inputs } = await bundleScript(file, define);
      return { name, code: await smaller(code), inputs };
    }),
  );
  const scripts = { ...sources, ...Object.fromEntries(made.map(({ name, code }) => [name, code])) };
  return { scripts, inputs: made.flatMap(({ inputs }) => inputs) };
}

/** Constants of all scripts for browsers. */
export const scriptDefines = (settings: PublicSettings, minify: boolean): Record<string, string> => ({
  __SETTINGS__: JSON.stringify(JSON.stringify(entrySettings(settings))),
  __ALL_SETTINGS__: JSON.stringify(JSON.stringify(settings)),
  'process.env.NODE_ENV': minify ? '"production"' : '"development"',
});

function entrySettings({
  siteUrl,
  basePath,
  booking,
  newsletter,
  analyticsId,
}: PublicSettings): EntrySettings {
  return { siteUrl, basePath, booking, newsletter: { validateUrl: newsletter.validateUrl }, analyticsId };
}

/** Minifies the code of an inline script once more, which saves 25 bytes of every page. */
async function smaller(script: string): Promise<string> {
  const { code } = await transform(script.trim(), { minify: true });
  // Strict mode changes nothing for code made of modules, whose rules the compiler has already enforced.
  return code.trim().replace(/^"use strict";/, '');
}
