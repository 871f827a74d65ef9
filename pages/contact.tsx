import contactForm from '../components/forms/contact-form/contact-form.island.tsx';
import styles from '../components/forms/contact-links/contact-layout.module.css';
import { ContactLinks } from '../components/forms/contact-links/contact-links.tsx';
import helpButton from '../components/forms/help-button/help-button.island.tsx';
import { Island } from '../components/island/island.server.tsx';
import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { faq } from '../components/structured-data/faq.ts';
import { Breadcrumb } from '../components/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../components/ui/button/button.tsx';
import { FaqSection } from '../components/ui/faq-section/faq-section.tsx';
import { Hero } from '../components/ui/hero/hero.tsx';
import { Section } from '../components/ui/section/section.tsx';
import { Testimonial } from '../components/ui/testimonial/testimonial.tsx';
import type { Content } from '../content/types.ts';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Contact' }];

export default definePage({
  islands: [contactForm, helpButton],
  meta: ({ pages: { contact } }) => ({
    ...pageMeta(contact),
    kind: 'ContactPage',
    crumbs,
    graph: faq(contact.faqs, '/contact'),
  }),
  body: ({ pages: { contact, 'private-tours': own }, site }) => (
    <>
      <Hero size="small" {...contact.hero} />
      <Breadcrumb items={crumbs} />
      <div className={styles.desk}>
        <section
          className={styles.letter}
          aria-labelledby="write"
          data-subjects={JSON.stringify(subjectsOf(own))}
        >
          <h2 id="write">{contact.form.heading}</h2>
          <p>{contact.form.text}</p>
          <Island
            id="contact-form"
            of={contactForm}
            props={{ companyName: site.name, email: site.email, privacy: contact.form.privacy }}
          />
        </section>
        <ContactLinks site={site} />
      </div>
      <Section heading="A guest writes" tone="olive" split>
        <Testimonial {...contact.quote} />
      </Section>
      <FaqSection id="faq-section" heading="Frequently Asked Questions" items={contact.faqs} firstOpen />
      <Section heading="Ready to walk?" tone="ink" split>
        <p>
          <Button href="/booking" variant="accent" size="lg">
            Book a Tour
          </Button>
        </p>
      </Section>
      <Island
        id="help"
        of={helpButton}
        props={{ section: 'faq-section', label: 'Frequently asked questions' }}
      />
    </>
  ),
});

/** Prefilled subjects by their name in a link (`message-subject.ts`). */
function subjectsOf({ subject, itineraries }: Content['pages']['private-tours']): Record<string, string> {
  return Object.fromEntries([
    ...(subject ? [['private-tour', subject]] : []),
    ...(itineraries?.items ?? []).map((item) => [item.id, item.subject]),
  ]);
}
