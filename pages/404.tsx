import { definePage } from '../components/page/define-page.ts';
import { LostCat } from '../components/page/lost-cat/lost-cat.tsx';
import { pageMeta } from '../components/page/page-meta.ts';

export default definePage({
  islands: [],
  meta: ({ pages }) => ({ ...pageMeta(pages['not-found']), noindex: true }),
  body: ({ pages, notFound, redirects }) => (
    <LostCat texts={pages['not-found']} suggestions={notFound} redirects={redirects} />
  ),
});
