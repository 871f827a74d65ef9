import styles from './numbered-notes.module.css';

interface NumberedNotesProps {
  items: readonly { title: string; text: string }[];
}

/** Short notes, each with a title: what to expect, what is included. */
export function NumberedNotes({ items }: NumberedNotesProps) {
  return (
    <ul className={styles.notes}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
