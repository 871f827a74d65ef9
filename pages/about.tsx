import { FeatureCards } from '../components/about/feature-cards/feature-cards.tsx';
import { TeamGrid } from '../components/about/team-grid/team-grid.tsx';
import { Closing } from '../components/page/closing/closing.tsx';
import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { Paragraphs } from '../components/page/paragraphs/paragraphs.tsx';
import { breadcrumbData } from '../components/page/structured-data.ts';
import { Breadcrumb } from '../components/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../components/ui/button/button.tsx';
import { Hero } from '../components/ui/hero/hero.tsx';
import { Section } from '../components/ui/section/section.tsx';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'About' }];

export default definePage({
  islands: [],
  meta: ({ pages }) => ({ ...pageMeta(pages.about), jsonLd: [breadcrumbData(crumbs, '/about')] }),
  body: ({ pages: { about }, team }) => (
    <>
      <Hero size="medium" {...about.hero}>
        <Button href="/booking" variant="accent" size="lg">
          Book a Tour
        </Button>
      </Hero>
      <Breadcrumb items={crumbs} />
      <Section heading={about.story.heading}>
        <Paragraphs texts={about.story.paragraphs} />
      </Section>
      <Section heading={about.team.heading} tone="olive">
        <p>{about.team.lead}</p>
        <TeamGrid team={team} />
      </Section>
      <Section heading={about.mission.heading}>
        <Paragraphs texts={about.mission.paragraphs} />
        <FeatureCards cards={about.features} />
      </Section>
      <Closing closing={about.closing} />
    </>
  ),
});
