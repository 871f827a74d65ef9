import { definePage } from '../components/page/define-page.ts';
import { NotFoundBody } from '../components/page/not-found/not-found-body.tsx';
import { pageMeta } from '../components/page/page-meta.ts';

export default definePage({
  islands: [],
  meta: ({ pages }) => ({ ...pageMeta(pages['not-found']), noindex: true }),
  body: ({ pages, notFound, redirects }) => (
    <NotFoundBody texts={pages['not-found']} suggestions={notFound} redirects={redirects} />
  ),
});
