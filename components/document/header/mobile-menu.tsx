import type { Content } from '../../../content/types.ts';
import { allSettings } from '../../base/all-settings.ts';
import { href } from '../../base/settings.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ExternalLink } from '../../ui/external-link/external-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { mainLinks } from './main-links.ts';
import styles from './mobile-menu.module.css';

export interface MobileMenuProps {
  path: string;
  tours: { label: string; path: string }[];
  site: Content['site'];
}

/** The menu of small screens: a modal dialog that slides in. */
export function MobileMenu({ path, tours, site }: MobileMenuProps) {
  const links = [
    ['About', '/about'],
    ...tours.map((tour) => [tour.label, tour.path] as const),
    ...mainLinks,
  ] as const;
  return (
    <dialog id="site-menu" className={styles.menu} aria-label="Menu" data-overlay>
      <div className={styles.close}>
        <ActionButton
          variant="ghost"
          size="icon"
          aria-label="Close menu"
          command="close"
          commandfor="site-menu"
        >
          <Icon name="close" />
        </ActionButton>
      </div>
      <nav aria-label="Menu">
        <ul className={styles.list}>
          {links.map(([label, target]) => (
            <li key={target}>
              <a href={href(target)} aria-current={path === target ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <ExternalLink href={allSettings.giftCardUrl}>
              Gift Cards <Icon name="external" size={16} />
            </ExternalLink>
          </li>
        </ul>
      </nav>
      <Button href="/booking" variant="accent" size="lg">
        Book a Tour
      </Button>
      <address className={styles.contact}>
        <a href={`mailto:${site.email}`}>{site.email}</a>
        {site.social.map(({ name, url }) => (
          <a key={url} href={url} rel="noopener">
            {name}
          </a>
        ))}
      </address>
    </dialog>
  );
}
