/** One page as HTML. Bundled together with the pages, so that all share one React. */
import { renderToString } from 'react-dom/server';
import type { AnyPage, Page, PageMeta, Pages } from '../../components/page/define-page.ts';
import { Document, siteIslands } from '../../components/site/document/document.tsx';
import type { HeadAssets } from '../../components/site/head/head-assets.ts';
import type { Content, Post } from '../../content/types.ts';
import type { SharePicture } from './share/share-plan.ts';

export { siteIslands };

export interface RenderInput {
  content: Content;
  /** The post, for a page of a family. */
  post: Post | undefined;
  /** Plans the page's picture for link previews. */
  plan: (meta: PageMeta) => SharePicture;
}
export type RenderRoute = (
  page: AnyPage,
  path: string,
  input: RenderInput,
  css: string,
  head: HeadAssets,
) => { html: string; meta: PageMeta; share: SharePicture };

export const renderRoute: RenderRoute = (page, path, { content, post, plan }, css, head) => {
  // A family's types are known inside its own file only; here its data passes through unseen.
  const shown = page as Page | Pages<unknown, unknown>;
  const data = shown.kind === 'page' ? content : shown.data(content, post);
  const own = shown.meta(data as never);
  const share = plan(own);
  const meta = { ...own, share: `/${share.path}` };
  const body = shown.body(data as never);
  const html = renderToString(
    <Document path={path} meta={meta} content={content} css={css} head={head}>
      {body}
    </Document>,
  );
  return { html: `<!doctype html>\n${html}\n`, meta, share };
};
