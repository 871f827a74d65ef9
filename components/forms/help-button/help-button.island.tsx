import { type MouseEvent, useRef } from 'react';
import { defineIsland } from '../../island/define-island.ts';
import { toast } from '../../ui/toast/toast.ts';
import styles from './help-button.module.css';

interface HelpButtonProps {
  /** Id of the section to go to. */
  section: string;
  label: string;
}

/** The pulse lasts this long, in ms. */
const pulseMs = 2_000;

/** Goes to the questions and lets them pulse for two seconds. Without script it is a link to the section. */
function HelpButton({ section, label }: HelpButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onClick = (event: MouseEvent) => {
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
    clearTimeout(timer.current);
    timer.current = setTimeout(() => delete target.dataset.pulse, pulseMs);
  };
  return (
    <a
      className={styles.help}
      href={`#${section}`}
      data-hold=""
      data-fixed="help"
      aria-label={label}
      onClick={onClick}
    >
      <span aria-hidden="true">?</span>
      <span className={styles.tip}>{label}</span>
    </a>
  );
}

export default defineIsland({
  name: 'help-button',
  when: 'interaction',
  onError: 'keep',
  component: HelpButton,
});
