import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { SiteIndex } from '../components/page/site-index/site-index.tsx';
import { breadcrumbData } from '../components/page/structured-data.ts';
import { Hero } from '../components/ui/hero/hero.tsx';

export default definePage({
  islands: [],
  meta: ({ pages }) => ({
    ...pageMeta(pages.sitemap),
    jsonLd: [breadcrumbData([{ label: 'Home', href: '/' }, { label: 'Sitemap' }], '/sitemap')],
  }),
  body: (content) => (
    <>
      <Hero size="small" {...content.pages.sitemap.hero} />
      <SiteIndex content={content} />
    </>
  ),
});
