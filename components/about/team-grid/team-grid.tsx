import type { Content } from '../../../content/types.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './team-grid.module.css';

/** The people, each with the cat they answer to. */
export function TeamGrid({ team }: { team: Content['team'] }) {
  return (
    <ul className={styles.team}>
      {team.map(({ name, role, bio, image, catName }) => (
        <li key={name}>
          <div className={styles.portrait}>
            <Picture
              image={image}
              sizes="(min-width: 1024px) 16rem, (min-width: 640px) 45vw, 92vw"
              aspect="square"
            />
          </div>
          <h3>{name}</h3>
          <p className={styles.role}>{role}</p>
          <p>{bio}</p>
          <p className={styles.cat}>
            Cat: <b>{catName}</b>
          </p>
        </li>
      ))}
    </ul>
  );
}
