import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { faq } from '../components/structured-data/faq.ts';
import { FaqSection } from '../components/ui/faq-section/faq-section.tsx';
import { Paragraphs } from '../components/ui/paragraphs/paragraphs.tsx';
import { SourceNote } from '../components/ui/source-list/source-list.tsx';
import { Split } from '../components/ui/split/split.tsx';
import '../components/ui/print/print.module.css';
import { AssetGrid } from '../components/press/asset-grid/asset-grid.tsx';
import { CopyTexts } from '../components/press/copy-texts/copy-texts.tsx';
import { Folder } from '../components/press/folder/folder.tsx';
import { GuestReviews } from '../components/press/guest-reviews/guest-reviews.tsx';
import { LogoFiles } from '../components/press/logo-files/logo-files.tsx';
import { MediaQuotes } from '../components/press/media-quotes/media-quotes.tsx';
import { OutletList } from '../components/press/outlet-list/outlet-list.tsx';
import { pressKitFile } from '../components/press/press-kit-file.ts';
import { QuickFacts } from '../components/press/quick-facts/quick-facts.tsx';
import { ReleaseList } from '../components/press/release-list/release-list.tsx';
import { Breadcrumb } from '../components/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../components/ui/button/button.tsx';
import { Hero } from '../components/ui/hero/hero.tsx';
import { Section } from '../components/ui/section/section.tsx';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Press Kit' }];

export default definePage({
  islands: [],
  meta: ({ pages }) => ({
    ...pageMeta(pages['press-kit']),
    crumbs,
    graph: faq(pages['press-kit'].faqs, '/press-kit'),
  }),
  body: ({ pages, press, site }) => {
    const page = pages['press-kit'];
    return (
      <>
        <Hero size="small" {...page.hero} />
        <Breadcrumb items={crumbs} />
        <Folder label="Visual assets">
          <AssetGrid assets={page.assets} credit={page.credit} />
          {page.logos.length > 0 && <LogoFiles logos={page.logos} />}
        </Folder>
        {page.boilerplates.length > 0 && (
          <Folder label="About us, to copy">
            <CopyTexts texts={page.boilerplates} />
          </Folder>
        )}
        {page.releases.length > 0 && (
          <Folder label="Press releases">
            <ReleaseList releases={page.releases} />
          </Folder>
        )}
        <Folder label="Quick facts">
          <QuickFacts facts={page.quickFacts} />
          <p>
            <Button href={pressKitFile} newTab>
              Download the Press Kit
            </Button>
          </p>
        </Folder>
        {page.factSheet && (
          <Folder label={page.factSheet.heading}>
            <QuickFacts facts={page.factSheet.facts} />
            <SourceNote sources={page.factSheet.sources} />
          </Folder>
        )}
        <Split heading={page.about.heading} paragraphs={page.about.paragraphs} />
        {press.quotes.length > 0 && (
          <Section heading="Media coverage" tone="olive">
            <MediaQuotes quotes={press.quotes} />
          </Section>
        )}
        {press.outlets.length > 0 && (
          <Section heading="Featured In" split>
            <OutletList outlets={press.outlets} />
          </Section>
        )}
        <Section heading={page.contact.heading} tone="ink" split>
          <Paragraphs texts={page.contact.paragraphs} />
          <p>{site.replies.media}</p>
          <p>
            <Button href={`mailto:${site.mediaEmail}?subject=Media%20Inquiry`} variant="accent" size="lg">
              Send a Media Inquiry
            </Button>
          </p>
        </Section>
        <FaqSection heading="Questions from the press" items={page.faqs} />
        {page.testimonials.length > 0 && (
          <Section heading="What guests say" tone="olive" screen>
            <GuestReviews items={page.testimonials} />
          </Section>
        )}
      </>
    );
  },
});
