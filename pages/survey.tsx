import { Postcard } from '../components/forms/postcard/postcard.tsx';
import surveyForm from '../components/forms/survey-form/survey-form.island.tsx';
import { Island } from '../components/island/island.server.tsx';
import { definePage } from '../components/page/define-page.ts';
import { pageMeta } from '../components/page/page-meta.ts';
import { Hero } from '../components/ui/hero/hero.tsx';

export default definePage({
  islands: [surveyForm],
  meta: ({ pages }) => ({ ...pageMeta(pages.survey), noindex: true }),
  body: ({ pages: { survey }, site }) => (
    <>
      <Hero size="small" {...survey.hero} />
      <Postcard heading={survey.intro.heading} paragraphs={survey.intro.paragraphs}>
        <Island id="survey" of={surveyForm} props={{ email: site.email, privacy: survey.privacy }} />
      </Postcard>
    </>
  ),
});
