import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { SiteIndex } from '../components/page/site-index/site-index.tsx';
import { Hero } from '../components/ui/hero/hero.tsx';

export default definePage({
  islands: [],
  meta: ({ pages }) => ({
    ...pageMeta(pages.sitemap),
    kind: 'CollectionPage',
    crumbs: [{ label: 'Home', href: '/' }, { label: 'Sitemap' }],
  }),
  body: (content) => (
    <>
      <Hero size="small" {...content.pages.sitemap.hero} />
      <SiteIndex content={content} />
    </>
  ),
});
