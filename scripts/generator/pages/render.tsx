/** One page as HTML. Bundled together with the pages, so that all share one React. */
import type { PageMeta } from '../../../components/base/page-meta.ts';
import {
  AfterMain,
  BeforeMain,
  type FrameProps,
  Main,
  siteIslands,
} from '../../../components/document/document.tsx';
import { Head } from '../../../components/document/head/head.tsx';
import type { HeadAssets } from '../../../components/document/head/head-assets.ts';
import { InlineData } from '../../../components/document/head/inline.tsx';
import type { AnyPage, Page, Pages } from '../../../components/page/define-page.ts';
import { pageGraph } from '../../../components/structured-data/graph.ts';
import { SharedSheet, SheetLink } from '../../../components/ui/shared-sheet.tsx';
import type { Content, Post } from '../../../content/types.ts';
import type { PageParts } from '../../checks/page-parts.ts';
import type { SharePicture } from '../pictures/share/share-plan.ts';
import { htmlOf } from './html-of.ts';

export { siteIslands };

/** HTML around `<main>`. */
export interface Frame {
  before: string;
  after: string;
}
export type RenderFrame = (props: FrameProps) => Frame;

/** The frame is rendered separately from the page, since a thousand posts share one. */
export const renderFrame: RenderFrame = (props) => ({
  before: htmlOf(<BeforeMain {...props} />),
  after: htmlOf(<AfterMain {...props} />),
});

interface RenderInput {
  content: Content;
  /** The content from which `data` of a family selects. */
  data: Content;
  /** The post, for a page of a family. */
  post: Post | undefined;
  frame: Frame;
  /** Plans the page's picture for link previews. */
  plan: (meta: PageMeta) => SharePicture;
  /** Address of the site's stylesheet. */
  sheet: string;
  /** Whether it has print styles. */
  prints: boolean;
}
/** @param shown HTML of the body, down to the link to the stylesheet; @param main the page's own HTML */
type AssetsOf = (shown: string, main: string) => HeadAssets;

export type RenderRoute = (
  page: AnyPage,
  path: string,
  input: RenderInput,
  assetsOf: AssetsOf,
) => { parts: PageParts; meta: PageMeta; share: SharePicture };

/**
 * Cloudflare obfuscates e-mail addresses and decodes them by its own script, which the content policy blocks.
 * These comments disable that.
 */
const [mailStays, mailStaysEnd] = ['<!--email_off-->', '<!--/email_off-->'];

const sheetStart = '<link rel="stylesheet"';

/** A page without the usual head has the stylesheet after its own content. */
const withSheet = (main: string, sheet: string): string =>
  main.includes(sheetStart)
    ? main
    : main.replace(/<\/main>$/, `${htmlOf(<SheetLink address={sheet} />)}</main>`);

export const renderRoute: RenderRoute = (
  page,
  path,
  { content, data: all, post, frame, plan, sheet, prints },
  assetsOf,
) => {
  // A family's types are known in its own file only; here its data is passed on as unknown.
  const shown = page as Page | Pages<unknown, unknown>;
  const data = shown.kind === 'page' ? content : shown.data(all, post);
  const own = shown.meta(data as never);
  const share = plan(own);
  const meta = { ...own, share: `/${share.path}` };
  const { site } = content;
  const main = withSheet(
    htmlOf(
      <SharedSheet value={sheet}>
        <Main>{shown.body(data as never)}</Main>
      </SharedSheet>,
    ),
    sheet,
  );
  const assets = assetsOf(frame.before + main.slice(0, main.indexOf(sheetStart)), main);
  const head = htmlOf(<Head path={path} meta={meta} site={site} assets={assets} />);
  const graph = pageGraph(meta.canonical ?? path, meta, site);
  // Last, so that the visible page is in the first packets.
  const facts = graph ? htmlOf(<InlineData type="application/ld+json" json={graph} />) : '';
  const parts = {
    head: `<!doctype html>\n<html lang="en"${prints ? ' data-print=""' : ''}>${own.graphPlace === 'head' ? head.replace('</head>', () => `${facts}</head>`) : head}<body>${mailStays}`,
    ...frame,
    main: own.graphPlace === 'main' ? main + facts : main,
    end: `${own.graphPlace ? '' : facts}${mailStaysEnd}</body></html>\n`,
  };
  return { parts, meta, share };
};
