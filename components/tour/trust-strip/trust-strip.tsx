import styles from './trust-strip.module.css';

/** A row of short claims below a hero. */
export function TrustStrip({ claims }: { claims: readonly string[] }) {
  return (
    <ul className={styles.strip} aria-label="Why guests trust us">
      {claims.map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
  );
}
