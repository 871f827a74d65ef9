import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { FrontPage } from '../components/press/front-page/front-page.tsx';
import { pressList } from '../components/structured-data/press.ts';
import { Breadcrumb } from '../components/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../components/ui/button/button.tsx';
import { Hero } from '../components/ui/hero/hero.tsx';
import { Paragraphs } from '../components/ui/paragraphs/paragraphs.tsx';
import { Section } from '../components/ui/section/section.tsx';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'In the News' }];

export default definePage({
  islands: [],
  meta: ({ pages, press }) => ({
    ...pageMeta(pages['in-the-news']),
    kind: 'CollectionPage',
    crumbs,
    graph: pressList(press, pages['in-the-news'].title),
  }),
  body: ({ pages, press }) => {
    const { hero, lead, closing } = pages['in-the-news'];
    return (
      <>
        <Hero size="small" {...hero} />
        <Breadcrumb items={crumbs} />
        <FrontPage heading={lead.heading} paragraphs={lead.paragraphs} articles={press.articles} />
        <Section heading={closing.heading} tone="ink" split>
          <Paragraphs texts={closing.paragraphs} />
          <p>
            <Button href="/press-kit" variant="accent">
              Press Kit
            </Button>{' '}
            <Button href="/contact" variant="outline">
              Contact Us
            </Button>
          </p>
        </Section>
      </>
    );
  },
});
