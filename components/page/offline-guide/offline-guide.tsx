import { type Content, tourSlugs } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './offline-guide.module.css';

/** Number of posts in the list, newest first: no more are precached. */
const mostPosts = 50;

interface OfflineGuideProps {
  content: Pick<Content, 'pages' | 'tours' | 'posts' | 'site' | 'redirects'>;
}

/**
 * The page that the service worker shows for pages that are not cached. It lists all pages and the newest posts; its script
 * hides those that are not cached on this device, and redirects from old addresses.
 */
export function OfflineGuide({ content: { pages, tours, posts, site, redirects } }: OfflineGuideProps) {
  const { kicker, heading, text, kept, contact } = pages.offline;
  const moved = Object.fromEntries([
    ...redirects.flatMap(({ to, from }) => from.map((path) => [path, to])),
    ...posts.flatMap(({ id, aliases }) => aliases.map((alias) => [`/blog/${alias}`, `/blog?post=${id}`])),
  ]);
  const main = [
    ['/', 'Home'],
    ...pages.sitemap.pages.filter(({ path }) => path !== '/').map(({ path, label }) => [path, label]),
    ...tourSlugs.map((slug) => [`/tours/${slug}`, tours[slug].title]),
  ] as const;
  return (
    <div data-offline={JSON.stringify(moved)}>
      <section className={styles.head}>
        <p className={styles.kicker}>{kicker}</p>
        <h1>{heading}</h1>
        <p className={styles.text}>{text}</p>
        <p className={styles.text}>
          {contact} <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
        <p className={styles.again}>
          <Button href="">Try again</Button>
        </p>
      </section>
      <Section heading={kept.heading}>
        <p>{kept.text}</p>
        <div className={styles.lists}>
          <section aria-labelledby="kept-pages">
            <h3 id="kept-pages">{kept.pages}</h3>
            <ul>
              {main.map(([path, label]) => (
                <li key={path} data-kept={href(path)}>
                  <a href={href(path)}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="kept-stories">
            <h3 id="kept-stories">{kept.stories}</h3>
            <ul>
              {posts.slice(0, mostPosts).map(({ id, title }) => (
                <li key={id} data-kept={href(`/assets/posts/${id}.json`)}>
                  <a href={href(`/blog?post=${id}`)}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </Section>
    </div>
  );
}
