import { ActionButton } from '../../ui/button/action-button.tsx';
import styles from './copy-texts.module.css';

interface CopyTextsProps {
  texts: readonly { words: number; text: string }[];
}

/** Descriptions of the company in several lengths, to copy. `copy-text.ts` shows the buttons; without it visitors select the text. */
export function CopyTexts({ texts }: CopyTextsProps) {
  return (
    <ul className={styles.texts}>
      {texts.map(({ words, text }) => (
        <li key={words} data-copy="">
          <h3>{words} words</h3>
          <p>{text}</p>
          <p className={styles.copy} data-waiting="">
            <ActionButton variant="outline">
              Copy<span className="visuallyHidden"> the {words} words</span>
            </ActionButton>
          </p>
        </li>
      ))}
    </ul>
  );
}
