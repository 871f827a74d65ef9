import { FormSuccess } from '../../forms/form-status/form-status.tsx';
import { defineIsland } from '../../island/define-island.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';

/** Shown after a click: the three kinds of toast, and a form that was sent. */
function SheetNotes() {
  return (
    <div>
      <ActionButton variant="accent" data-note="plain">
        Toast
      </ActionButton>{' '}
      <ActionButton variant="destructive" data-note="destructive">
        Destructive toast
      </ActionButton>{' '}
      <ActionButton variant="outline" data-note="action">
        Toast with action
      </ActionButton>{' '}
      <ActionButton variant="ghost" data-note="sent">
        Form that was sent
      </ActionButton>
      <template data-part="success">
        <FormSuccess heading="Message sent" text="It takes the form's place." />
      </template>
    </div>
  );
}

export default defineIsland({
  name: 'sheet-notes',
  when: 'interaction',
  onError: 'keep',
  component: SheetNotes,
});
