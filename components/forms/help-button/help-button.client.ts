import { closest } from '../../base/closest.ts';
import type { StartIsland } from '../../island/define-island.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Duration of the pulse, in ms. */
const pulseMs = 2_000;

/** Makes the questions pulse for two seconds; the link itself scrolls there. */
const startHelpButton: StartIsland<{ section: string }> = (root, { section }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  root.addEventListener('click', (event) => {
    if (!closest(event.target, 'a')) return;
    const target = document.getElementById(section);
    if (!target) {
      event.preventDefault();
      toast({
        title: 'Section Not Found',
        description: "We couldn't find that section. Please try another link.",
        variant: 'destructive',
      });
      return;
    }
    target.dataset.pulse = '';
    clearTimeout(timer);
    timer = setTimeout(() => delete target.dataset.pulse, pulseMs);
  });
};
export default startHelpButton;
