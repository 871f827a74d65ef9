import { href } from '../../base/settings.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import type { OlderPosts } from '../blog-view/use-older-posts.ts';
import styles from './more-stories.module.css';

interface MoreStoriesProps {
  older: OlderPosts;
  /** The next stories may be shown: those of the page, or those that have just come. */
  onMore: () => void;
}

/** Below a list that goes on. Without script the sitemap lists every story. */
export function MoreStories({ older: { state, load }, onMore }: MoreStoriesProps) {
  // A failure is told here, by the state.
  const show = () => void load().then(onMore, () => {});
  return (
    <div className={styles.more}>
      <p role="status">
        {state === 'loading' && 'Loading...'}
        {state === 'failed' && 'The older stories could not be loaded.'}
      </p>
      {state !== 'loading' && (
        <ActionButton variant="outline" onClick={show}>
          {state === 'failed' ? 'Try again' : 'Show more stories'}
        </ActionButton>
      )}
      <noscript>
        <a href={href('/sitemap')}>All stories</a>
      </noscript>
    </div>
  );
}
