import type { StartIsland } from '../../island/define-island.ts';
import { sendEmail } from '../../providers/email.ts';
import { toast } from '../../ui/toast/toast.ts';
import { surveyRules } from '../rules.ts';
import { startSendForm } from '../start-send-form.ts';
import { surveyParams } from '../survey-message.ts';
import { surveySuccess } from './survey-success.ts';

const failed = 'There was a problem submitting your feedback. Please try again.';
const offline =
  'You appear to be offline. Your answers are kept here; please try again when you are connected.';
const unknown = `${failed} The server did not answer in time, so it may have arrived.`;

/** One e-mail with all answers (spec sections 4, 5, 7 and 8). */
const startSurveyForm: StartIsland<null> = (root) =>
  startSendForm(root, {
    draft: 'survey',
    rules: surveyRules,
    send: async (values) => {
      const result = await sendEmail('survey', surveyParams(values));
      if (result === 'sent') return undefined;
      console.error(`The survey was not sent: ${result}`);
      return result === 'offline' ? offline : result === 'unknown' ? unknown : failed;
    },
    onSent: () => toast(surveySuccess),
    onFailed: (description) =>
      toast({ title: 'Error submitting feedback', description, variant: 'destructive' }),
  });
export default startSurveyForm;
