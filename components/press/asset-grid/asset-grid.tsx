import type { Content } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './asset-grid.module.css';

/** Pictures for the press, each a link to its largest file. */
export function AssetGrid({ assets, credit }: Pick<Content['pages']['press-kit'], 'assets' | 'credit'>) {
  return (
    <ul className={styles.assets}>
      {assets.map(({ title, description, file }) => (
        <li key={title}>
          <Picture
            image={file}
            sizes="(min-width: 1024px) 16rem, (min-width: 640px) 40vw, 80vw"
            aspect="wide"
          />
          <h3>{title}</h3>
          <p>
            {description} {credit}
          </p>
          <p>
            <a href={href(file.src)} download>
              Download<span className="visuallyHidden"> {title}</span> ({file.format.toUpperCase()},{' '}
              {file.width} × {file.height} pixels)
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
