/** Puts everything but pictures and worker into the output. */
import type { Content } from '../../content/types.ts';
import { type PageFacts, readPageFacts } from '../checks/page-facts.ts';
import type { CodeBundle } from './code-bundle.ts';
import type { PolicySources } from './csp.ts';
import { extraFiles } from './extra-files.ts';
import type { KnownImages } from './image-steps.ts';
import { inRoot } from './paths.ts';
import { pressKit } from './press-kit.ts';
import type { RenderedPage } from './tasks.ts';
import type { Workspace } from './workspace.ts';

export interface WriteSiteInput {
  pages: readonly RenderedPage[];
  content: Content;
  code: CodeBundle;
  policy: PolicySources;
  images: KnownImages;
}

/** @returns facts of the redirect stubs, for the checks; those of pages came with their rendering */
export function writeSite(
  { settings, staging }: Workspace,
  { pages, content, code, policy, images }: WriteSiteInput,
): PageFacts[] {
  for (const page of pages) staging.claimPage(page);
  const extra = extraFiles({
    settings,
    content,
    scripts: code.scripts,
    policy,
    pages,
    publicDir: inRoot('public'),
  });
  for (const [file, contents] of Object.entries(extra)) staging.write(file, contents);
  staging.write('assets/press-kit.zip', pressKit(content, images.images));
  return Object.entries(extra).flatMap(([file, contents]) =>
    file.endsWith('.html') && typeof contents === 'string' ? [readPageFacts(file, contents)] : [],
  );
}
