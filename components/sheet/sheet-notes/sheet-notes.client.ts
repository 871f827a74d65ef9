import { closest } from '../../base/closest.ts';
import type { StartIsland } from '../../island/define-island.ts';
import { copyPart } from '../../island/parts.ts';
import { toast } from '../../ui/toast/toast.ts';

const description = 'It stays for five seconds, longer under the pointer.';

const startSheetNotes: StartIsland<object> = (root) =>
  root.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-note]');
    switch (button?.dataset.note) {
      case 'plain':
        return toast({ title: 'Toast', description });
      case 'destructive':
        return toast({ title: 'Destructive toast', description, variant: 'destructive' });
      case 'action':
        return toast({ title: 'Toast with action', action: { label: 'Do it', run: () => {} } });
      case 'sent':
        return root.append(copyPart(root, 'success'));
    }
  });
export default startSheetNotes;
