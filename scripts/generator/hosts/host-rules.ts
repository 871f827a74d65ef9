import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PublicSettings } from '../../../components/base/settings.ts';
import { waitForSheet } from '../../../components/ui/wait-for-sheet.ts';
import { statKey } from '../../core/cache/file-hashes.ts';
import { hashOf } from '../../core/cache/hash.ts';
import { attempt } from '../../core/errors/attempt.ts';
import { writeAtomic } from '../../core/files/files.ts';
import type { EditorSettings } from '../../editor/live/editor-settings.ts';
import { liveEditorPolicy } from '../../editor/live/live-editor.ts';
import { asHeader } from '../../editor/page.ts';
import type { CodeBundle } from '../code/bundle.ts';
import { headerPolicy, type PolicySources } from '../code/content-policy.ts';
import { earlyScripts } from '../code/early-script.ts';
import { speculationRules } from '../code/speculation-rules.ts';
import type { Redirect } from '../content/redirects.ts';
import type { WrittenFiles } from '../output/written-files.ts';
import type { RenderedPage } from '../pages/render-pages.ts';
import { hostConfigs } from './index.ts';
import type { HostRules } from './rules.ts';

interface HostRulesInput {
  settings: PublicSettings;
  redirects: readonly Redirect[];
  code: Pick<CodeBundle, 'inline'>;
  policy: PolicySources;
  editor: EditorSettings | undefined;
  /** Those without `noindex` also exist as Markdown. */
  pages: readonly Pick<RenderedPage, 'route' | 'noindex' | 'early'>[];
}

/** The rules of this site for every host. */
export function hostRules({ settings, redirects, code, policy, pages, editor }: HostRulesInput): HostRules {
  const { basePath, siteUrl, booking } = settings;
  const { inline } = code;
  return {
    redirects,
    basePath,
    policy: headerPolicy(policy, [
      ...earlyScripts(inline, pages),
      waitForSheet,
      inline.redirectPage,
      speculationRules(basePath),
    ]),
    bookingOrigin: booking.origin,
    ...(editor ? { editorPolicy: asHeader(liveEditorPolicy(editor, siteUrl)) } : {}),
    texts: { siteUrl, routes: pages.filter(({ noindex }) => !noindex).map(({ route }) => route) },
  };
}

/**
 * Writes the configurations that are not part of the output; unchanged files are not written again.
 * @param folder undefined in builds without them
 * @returns all of them, so that the next build finds those that were removed or changed
 */
export function writeHostConfigs(folder: string | undefined, rules: HostRules): WrittenFiles | undefined {
  if (folder === undefined) return undefined;
  const written: WrittenFiles = {};
  for (const [name, contents] of Object.entries(hostConfigs(rules))) {
    const file = path.join(folder, name);
    if (attempt(() => readFileSync(file, 'utf8')) !== contents) writeAtomic(file, contents);
    const stats = statSync(file);
    written[name] = { hash: hashOf(contents), size: stats.size, stat: statKey(stats) };
  }
  return written;
}
