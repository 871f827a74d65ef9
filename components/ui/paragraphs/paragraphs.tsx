import { Prose } from '../prose/prose.tsx';

/** Running text of a section. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <Prose>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Prose>
  );
}
