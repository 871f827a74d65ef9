import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { SiteIndex } from '../components/page/site-index/site-index.tsx';
import { Breadcrumb } from '../components/ui/breadcrumb/breadcrumb.tsx';
import { Hero } from '../components/ui/hero/hero.tsx';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Sitemap' }];

export default definePage({
  islands: [],
  meta: ({ pages }) => ({
    ...pageMeta(pages.sitemap),
    kind: 'CollectionPage',
    crumbs,
  }),
  body: (content) => (
    <>
      <Hero size="small" {...content.pages.sitemap.hero} />
      <Breadcrumb items={crumbs} />
      <SiteIndex content={content} />
    </>
  ),
});
