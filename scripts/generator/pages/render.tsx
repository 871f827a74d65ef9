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
import { type PageSheets, SharedSheet, SheetLinks } from '../../../components/ui/shared-sheet.tsx';
import type { Content, Post } from '../../../content/types.ts';
import type { PageParts } from '../../checks/page-parts.ts';
import type { SharePicture } from '../pictures/share/share-plan.ts';
import { htmlOf } from './html-of.ts';

export { siteIslands };

/** HTML of what stands around `<main>`. */
export interface Frame {
  before: string;
  after: string;
}
export type RenderFrame = (props: FrameProps) => Frame;

/** A frame is rendered apart from the page: a thousand posts share one. */
export const renderFrame: RenderFrame = (props) => ({
  before: htmlOf(<BeforeMain {...props} />),
  after: htmlOf(<AfterMain {...props} />),
});

export interface RenderInput {
  content: Content;
  /** The content that `data` of a family chooses from. */
  data: Content;
  /** The post, for a page of a family. */
  post: Post | undefined;
  frame: Frame;
  /** Plans the page's picture for link previews. */
  plan: (meta: PageMeta) => SharePicture;
  sheets: PageSheets;
}
/**
 * @param shown HTML of the body, down to the link to the stylesheet
 * @param postsForm whether the page has a form that the browser posts by itself
 */
type AssetsOf = (shown: string, postsForm: boolean) => HeadAssets;

export type RenderRoute = (
  page: AnyPage,
  path: string,
  input: RenderInput,
  assetsOf: AssetsOf,
) => { parts: PageParts; meta: PageMeta; share: SharePicture };

/**
 * Cloudflare hides mail addresses behind a script of its own, which the content policy refuses: they would be unreadable.
 * These comments are its own switch.
 */
const [mailStays, mailStaysEnd] = ['<!--email_off-->', '<!--/email_off-->'];

const sheetStart = '<link rel="stylesheet"';

/** A page without a head of the usual kind has the stylesheet behind all of its own: it must be small, and what follows is not. */
const withSheets = (main: string, sheets: PageSheets): string =>
  main.includes(sheetStart)
    ? main
    : main.replace(/<\/main>$/, `${htmlOf(<SheetLinks {...sheets} />)}</main>`);

export const renderRoute: RenderRoute = (
  page,
  path,
  { content, data: all, post, frame, plan, sheets },
  assetsOf,
) => {
  // A family's types are known inside its own file only; here its data passes through unseen.
  const shown = page as Page | Pages<unknown, unknown>;
  const data = shown.kind === 'page' ? content : shown.data(all, post);
  const own = shown.meta(data as never);
  const share = plan(own);
  const meta = { ...own, share: `/${share.path}` };
  const { site } = content;
  const main = withSheets(
    htmlOf(
      <SharedSheet value={sheets}>
        <Main>{shown.body(data as never)}</Main>
      </SharedSheet>,
    ),
    sheets,
  );
  const assets = assetsOf(
    frame.before + main.slice(0, main.indexOf(sheetStart)),
    main.includes(' method="post"'),
  );
  const head = htmlOf(<Head path={path} meta={meta} site={site} assets={assets} />);
  const graph = pageGraph(meta.canonical ?? path, meta, site);
  // Last: nobody waits for it, and the visible page comes with the first packets.
  const facts = graph ? htmlOf(<InlineData type="application/ld+json" json={graph} />) : '';
  const parts = {
    head: `<!doctype html>\n<html lang="en">${own.graphPlace === 'head' ? head.replace('</head>', () => `${facts}</head>`) : head}<body>${mailStays}`,
    ...frame,
    main: own.graphPlace === 'main' ? main + facts : main,
    end: `${own.graphPlace ? '' : facts}${mailStaysEnd}</body></html>\n`,
  };
  return { parts, meta, share };
};
