import { href } from '../../base/settings.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import styles from './more-posts.module.css';

/** Shown below a list with older posts. Without script the sitemap lists every post. */
export function MorePosts() {
  return (
    <div className={styles.more} data-part="more">
      <p role="status" data-part="more-status" />
      <ActionButton variant="outline" data-part="more-button">
        <span data-part="more-first">Show more stories</span>
        <span data-part="more-again" hidden>
          Try again
        </span>
      </ActionButton>
      <noscript>
        <a href={href('/sitemap')}>All stories</a>
      </noscript>
    </div>
  );
}
