import styles from './trust-strip.module.css';

/** A row of short claims below a hero. Nothing without claims. */
export function TrustStrip({ claims }: { claims: readonly string[] }) {
  if (claims.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label="Why guests trust us">
      {claims.map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
  );
}
