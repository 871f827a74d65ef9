import { keepTimes } from '../../base/format.ts';
import { Button } from '../button/button.tsx';
import { Section } from '../section/section.tsx';

interface ClosingProps {
  closing: { heading: string; text: string; cta: { label: string; href: string } };
}

/** The call to action at the end of a page. */
export function Closing({ closing: { heading, text, cta } }: ClosingProps) {
  return (
    <Section heading={keepTimes(heading)} tone="ink" split screen>
      <p>{text}</p>
      <p>
        <Button href={cta.href} variant="accent" size="lg">
          {cta.label}
        </Button>
      </p>
    </Section>
  );
}
