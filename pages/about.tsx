import { TeamGrid } from '../components/about/team-grid/team-grid.tsx';
import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { Breadcrumb } from '../components/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../components/ui/button/button.tsx';
import { Closing } from '../components/ui/closing/closing.tsx';
import { FeatureCards } from '../components/ui/feature-cards/feature-cards.tsx';
import { Hero } from '../components/ui/hero/hero.tsx';
import { Section } from '../components/ui/section/section.tsx';
import { Split } from '../components/ui/split/split.tsx';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'About' }];

export default definePage({
  islands: [],
  meta: ({ pages, team }) => ({
    ...pageMeta(pages.about),
    kind: 'AboutPage',
    pictures: team.map(({ image }) => image),
    crumbs,
  }),
  body: ({ pages: { about }, team }) => (
    <>
      <Hero size="medium" {...about.hero}>
        <Button href="/booking" variant="accent" size="lg">
          Book a Tour
        </Button>
      </Hero>
      <Breadcrumb items={crumbs} />
      <Split heading={about.story.heading} paragraphs={about.story.paragraphs} />
      <Section heading={about.team.heading} tone="olive">
        <p>{about.team.lead}</p>
        <TeamGrid team={team} />
      </Section>
      <Split heading={about.mission.heading} paragraphs={about.mission.paragraphs}>
        {about.mission.link && (
          <p>
            <Button href={about.mission.link.href} variant="outline">
              {about.mission.link.label}
            </Button>
          </p>
        )}
      </Split>
      <Section>
        <FeatureCards cards={about.features} level={2} />
      </Section>
      <Closing closing={about.closing} />
    </>
  ),
});
