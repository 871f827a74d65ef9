import type { Content } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import styles from './logo-files.module.css';

/** The company's logo as files to download. */
export function LogoFiles({ logos }: { logos: Content['pages']['press-kit']['logos'] }) {
  return (
    <ul className={styles.logos}>
      {logos.map(({ title, download, description }) => (
        <li key={download}>
          <a href={href(download)} download>
            Download<span className="visuallyHidden"> the logo</span> {title}
          </a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
