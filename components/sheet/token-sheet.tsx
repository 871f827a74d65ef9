import { Prose } from '../ui/prose/prose.tsx';
import { Section } from '../ui/section/section.tsx';
import styles from './sheet.module.css';

const colors = [
  'page',
  'raised',
  'sunken',
  'text',
  'quiet',
  'accent',
  'accentStrong',
  'second',
  'secondStrong',
  'ink',
  'highlight',
  'rule',
  'error',
  'success',
  'picture',
  'ring',
  'veil',
] as const;
const steps = ['poster', 'huge', 'bigger', 'big', 'large', 'middle', 'small', 'tiny'] as const;

/** Colors by role, the type scale, and the elements of running text. */
export function TokenSheet() {
  return (
    <>
      <Section id="colors" heading="Colors by role">
        <ul className={styles.swatches}>
          {colors.map((color) => (
            <li key={color}>
              <svg className={styles.swatch} aria-hidden="true">
                <rect className={styles[color]} width="100%" height="100%" />
              </svg>
              {color}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="type" heading="Type" kicker="Kicker above a heading">
        {steps.map((step) => (
          <p key={step} className={`${styles.step} ${styles[step]}`}>
            Old New York, by way of its cats
          </p>
        ))}
        <Prose>
          <h2>Heading of the second level</h2>
          <h3>Heading of the third level</h3>
          <p>
            Running text with <strong>strong words</strong>, <em>a turn of voice</em> and{' '}
            <a href="#colors">an anchor</a>: 0123456789, “quoted”, ½ × 2 – 1.
          </p>
          <ul>
            <li>One of a list</li>
            <li>Another, with a line that is long enough to be broken on a telephone held upright</li>
          </ul>
          <blockquote>
            <p>A quotation from a paper.</p>
          </blockquote>
        </Prose>
      </Section>
    </>
  );
}
