import type { Tour } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { ExternalLink } from '../../ui/external-link/external-link.tsx';
import styles from './tour-facts.module.css';

/** Where to meet and what to know before coming. */
export function TourFacts({ tour: { facts, meetingPoint } }: { tour: Pick<Tour, 'facts' | 'meetingPoint'> }) {
  return (
    <div className={styles.layout}>
      <div className={styles.meeting}>
        <h3>Meeting point</h3>
        <address>
          <strong>{meetingPoint.name}</strong>
          <br />
          {meetingPoint.address}
        </address>
        <p>
          <b>Subway</b> {meetingPoint.subway}
        </p>
        <p>
          <b>Where it ends</b> {meetingPoint.endPoint}
        </p>
        <p>
          <ExternalLink href={meetingPoint.mapUrl}>Open the map</ExternalLink>
        </p>
      </div>
      <FactList facts={facts} />
    </div>
  );
}

/** What to know before coming, one line each. Alone it serves a tour whose meeting point is still to be agreed. */
export function FactList({ facts }: { facts: Tour['facts'] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, link }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{link ? <a href={href(link)}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
