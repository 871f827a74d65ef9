import { ActionButton } from '../../ui/button/action-button.tsx';
import styles from './copy-texts.module.css';

interface CopyTextsProps {
  texts: readonly { words: number; text: string }[];
}

/** The company in so many words, ready to paste. The buttons come with `copy-text.ts`; without script one selects. */
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
