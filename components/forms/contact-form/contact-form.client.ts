import type { StartIsland } from '../../island/define-island.ts';
import { findPart, setText } from '../../island/parts.ts';
import { toast } from '../../ui/toast/toast.ts';
import { contactRules, limits } from '../rules.ts';
import { sendContact } from '../send-contact.ts';
import { startSendForm } from '../start-send-form.ts';
import { contactSuccess } from './contact-success.ts';

/** Sends the reply to the sender first, then the notification to the company (spec sections 4, 5, 7 and 8). */
const startContactForm: StartIsland<null> = (root) =>
  startSendForm(root, {
    draft: 'contact',
    rules: contactRules,
    send: sendContact,
    onSent: () => toast(contactSuccess),
    onFailed: (description) =>
      toast({ title: 'Message Failed to Send', description, variant: 'destructive' }),
    onChange: () => {
      const message = root.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
      setText(findPart(root, 'count'), `${message?.value.length ?? 0}/${limits.message}`);
    },
  });
export default startContactForm;
