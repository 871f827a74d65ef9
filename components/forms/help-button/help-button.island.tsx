import { defineIsland } from '../../island/define-island.ts';
import styles from './help-button.module.css';

interface HelpButtonProps {
  /** Id of the section to go to. */
  section: string;
  label: string;
}

/** A link to the questions, fixed in the corner. */
function HelpButton({ section, label }: HelpButtonProps) {
  return (
    <a className={styles.help} href={`#${section}`} data-hold="" data-fixed="help" aria-label={label}>
      <span aria-hidden="true">?</span>
      <span className={styles.tip}>{label}</span>
    </a>
  );
}

export default defineIsland<HelpButtonProps>({
  name: 'help-button',
  when: 'interaction',
  onError: 'keep',
  component: HelpButton,
  data: ({ section }) => ({ section }),
});
