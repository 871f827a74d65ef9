import { absoluteUrl } from '../../base/absolute-url.ts';
import { ActionButton } from '../button/action-button.tsx';
import { ExternalLink } from '../external-link/external-link.tsx';
import styles from './share-links.module.css';

interface ShareLinksProps {
  /** Path of the page to share. */
  path: string;
  title: string;
  /** Text shared with the link. */
  text: string;
}

/**
 * Ways to share a page: the platform's share sheet if there is one (`share-sheet.ts` then shows its button instead of the
 * links), or else links to mail and messengers. No third-party script; nothing is sent before a click.
 */
export function ShareLinks({ path, title, text }: ShareLinksProps) {
  const url = absoluteUrl(path);
  const both = encodeURIComponent(`${text} ${url}`);
  return (
    <div className={styles.share} data-share={JSON.stringify({ title, text, url })}>
      <p hidden>
        <ActionButton variant="outline">Share</ActionButton>
      </p>
      <ul>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${both}`}>E-mail</a>
        </li>
        <li>
          <ExternalLink href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}>
            Facebook
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={`https://bsky.app/intent/compose?text=${both}`}>Bluesky</ExternalLink>
        </li>
        <li>
          <ExternalLink href={`https://wa.me/?text=${both}`}>WhatsApp</ExternalLink>
        </li>
      </ul>
    </div>
  );
}
