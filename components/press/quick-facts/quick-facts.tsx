import styles from './quick-facts.module.css';

interface QuickFact {
  label: string;
  value: string;
}

/** Facts as label and value. */
export function QuickFacts({ facts }: { facts: readonly QuickFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
