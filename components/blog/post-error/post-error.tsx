import { Button } from '../../ui/button/button.tsx';
import styles from './post-error.module.css';

/** A post that could not be loaded, with the status or what the browser said (spec section 8). */
export function PostError({ reason }: { reason: string }) {
  return (
    <section className={styles.error} role="alert">
      <h1>Unexpected Application Error!</h1>
      <p>{reason}</p>
      <p>
        <Button href="/blog" variant="outline">
          Back to all posts
        </Button>
      </p>
    </section>
  );
}
