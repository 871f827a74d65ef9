import { type Content, type PostPart, tourSlugs } from '../../../content/types.ts';
import { allSettings } from '../../base/all-settings.ts';
import { href } from '../../base/settings.ts';
import { Island } from '../../island/island.server.tsx';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ExternalLink } from '../../ui/external-link/external-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import siteSearch from '../site-search/site-search.island.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { mainLinks } from './main-links.ts';
import { MobileMenu } from './mobile-menu.tsx';

export interface HeaderProps {
  /** Address of the page, or the pattern of its family. */
  path: string;
  content: Omit<Content, PostPart>;
}

/** The header of every page. Menus and search open without script; the script only refines them. */
export function Header({ path, content }: HeaderProps) {
  const tours = toursOf(content);
  const current = (target: string) => (path === target ? ('page' as const) : undefined);
  return (
    <header className={styles.header} data-header>
      <div className={styles.bar}>
        <a href={href('/')} className={styles.logo}>
          <Logo name={content.site.name} />
        </a>
        <nav aria-label="Main" className={styles.nav}>
          <ul className={styles.list}>
            <li>
              <a href={href('/about')} aria-current={current('/about')}>
                About
              </a>
            </li>
            <li className={styles.menu} data-hover-menu>
              <button
                type="button"
                className={styles.opener}
                aria-expanded="false"
                aria-controls="tours-menu"
                data-current={path.startsWith('/tours') || undefined}
              >
                Tours <Icon name="chevron" size={14} />
              </button>
              <ul id="tours-menu" className={styles.dropdown}>
                {tours.map((tour) => (
                  <li key={tour.path}>
                    <a href={href(tour.path)} aria-current={current(tour.path)}>
                      {tour.label}
                    </a>
                  </li>
                ))}
                <li>
                  <ExternalLink href={allSettings.giftCardUrl}>
                    Gift Cards <Icon name="external" size={14} />
                  </ExternalLink>
                </li>
              </ul>
            </li>
            {mainLinks.map(([label, target]) => (
              <li key={target}>
                <a href={href(target)} aria-current={current(target)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <ActionButton
            variant="ghost"
            size="icon"
            aria-label="Search"
            command="show-modal"
            commandfor="site-search"
          >
            <Icon name="search" />
          </ActionButton>
          <span className={styles.book}>
            <Button href="/booking" size="sm">
              Book a Tour
            </Button>
          </span>
          <span className={styles.menuButton}>
            <ActionButton
              variant="ghost"
              size="icon"
              aria-label="Menu"
              command="show-modal"
              commandfor="site-menu"
            >
              <Icon name="menu" />
            </ActionButton>
          </span>
        </div>
      </div>
    </header>
  );
}

const toursOf = ({ tours }: HeaderProps['content']) =>
  tourSlugs.map((slug) => ({ label: tours[slug].title, path: `/tours/${slug}` }));

/**
 * The menu and the search, which the header's buttons open. They are at the end of the page: browsers show nothing below the
 * link to the stylesheet before it has loaded, so nobody sees them without styles, and the first screen comes sooner.
 */
export function HeaderDialogs({ path, content }: HeaderProps) {
  return (
    <>
      <MobileMenu path={path} tours={toursOf(content)} site={content.site} />
      <dialog id="site-search" className={styles.search} aria-label="Search this site" data-overlay>
        <Island id="search" of={siteSearch} props={{}} />
      </dialog>
    </>
  );
}
