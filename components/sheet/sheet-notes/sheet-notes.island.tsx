import { useState } from 'react';
import { FormSuccess } from '../../forms/form-status/form-status.tsx';
import { defineIsland } from '../../island/define-island.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** What only a press brings up: the three kinds of toast, and a form that was sent. */
function SheetNotes() {
  const [sent, setSent] = useState(false);
  const description = 'It stays for five seconds, longer under the pointer.';
  return (
    <div>
      <ActionButton variant="accent" onClick={() => toast({ title: 'Toast', description })}>
        Toast
      </ActionButton>{' '}
      <ActionButton
        variant="destructive"
        onClick={() => toast({ title: 'Destructive toast', description, variant: 'destructive' })}
      >
        Destructive toast
      </ActionButton>{' '}
      <ActionButton
        variant="outline"
        onClick={() => toast({ title: 'Toast with action', action: { label: 'Do it', run: () => {} } })}
      >
        Toast with action
      </ActionButton>{' '}
      <ActionButton variant="ghost" onClick={() => setSent(true)}>
        Form that was sent
      </ActionButton>
      {sent && <FormSuccess heading="Message sent" text="It takes the form's place." height={160} />}
    </div>
  );
}

export default defineIsland({
  name: 'sheet-notes',
  when: 'interaction',
  onError: 'keep',
  component: SheetNotes,
});
