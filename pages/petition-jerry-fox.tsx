import { allSettings } from '../components/base/all-settings.ts';
import { href } from '../components/base/settings.ts';
import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import styles from '../components/press/petition/petition.module.css';
import { petition } from '../components/structured-data/petition.ts';
import { Breadcrumb } from '../components/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../components/ui/button/button.tsx';
import { FeatureCards } from '../components/ui/feature-cards/feature-cards.tsx';
import { Hero } from '../components/ui/hero/hero.tsx';
import { Paragraphs } from '../components/ui/paragraphs/paragraphs.tsx';
import { Section } from '../components/ui/section/section.tsx';
import { ShareLinks } from '../components/ui/share-links/share-links.tsx';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Jerry Fox Petition' }];

export default definePage({
  islands: [],
  meta: ({ pages }) => {
    const page = pages['petition-jerry-fox'];
    return { ...pageMeta(page), crumbs, graph: [petition(page)] };
  },
  body: ({ pages, site }) => {
    const { hero, story, cards, signing, addressee, share } = pages['petition-jerry-fox'];
    return (
      <>
        <Hero size="medium" {...hero}>
          <Button href="#sign" variant="accent" size="xl">
            Sign the Petition
          </Button>
        </Hero>
        <Breadcrumb items={crumbs} />
        <article className={styles.story} aria-labelledby="story">
          <h2 id="story">{story.heading}</h2>
          <div className={styles.columns}>
            <Paragraphs texts={story.paragraphs} />
          </div>
          <p className={styles.more}>
            <a href={href('/blog?post=1')}>Read Jerry's whole story</a>
          </p>
        </article>
        <Section heading="Why a plaque" tone="olive">
          <FeatureCards cards={cards} />
        </Section>
        <section id="sign" className={styles.signing} aria-labelledby="sign-heading">
          <div className={styles.plaque}>
            <h2 id="sign-heading">{signing.heading}</h2>
            {addressee && <p>{addressee.text}</p>}
            <Paragraphs texts={signing.paragraphs} />
            <p>
              <Button href={allSettings.petitionUrl} variant="accent" size="lg" newTab>
                Sign the Petition
              </Button>
            </p>
            {share && (
              <>
                <h3>{share.heading}</h3>
                <ShareLinks path="/petition-jerry-fox" title={hero.title} text={share.text} />
              </>
            )}
            <p>
              Questions? Write to <a href={`mailto:${site.email}`}>{site.email}</a>
            </p>
          </div>
        </section>
      </>
    );
  },
});
