import type { AnyTour, Tour } from '../../../content/types.ts';
import { href } from '../../base/settings.ts';
import { telephoneLink } from '../../base/telephone-link.ts';
import { ExternalLink } from '../../ui/external-link/external-link.tsx';
import styles from './tour-facts.module.css';

interface TourFactsProps {
  tour: Pick<Tour, 'facts' | 'meetingPoint'>;
  /** For the day of the tour, where the company has one. */
  dayPhone: string | undefined;
}

/** Meeting point and practical information. */
export function TourFacts({ tour: { facts, meetingPoint }, dayPhone }: TourFactsProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.meeting}>
        <h3>Meeting point</h3>
        <address>
          <strong>{meetingPoint.name}</strong>
          <br />
          {meetingPoint.address}
          <br />
          <ExternalLink href={meetingPoint.mapUrl}>Open the map</ExternalLink>
        </address>
        {meetingPoint.find && <p>{meetingPoint.find}</p>}
        <p>
          <b>Subway</b> {meetingPoint.subway}
        </p>
        <p>
          <b>Where it ends</b> {meetingPoint.endPoint}
        </p>
        {dayPhone && (
          <p>
            <b>On the day</b> <a href={telephoneLink(dayPhone)}>{dayPhone}</a>
          </p>
        )}
      </div>
      <FactList facts={facts} />
    </div>
  );
}

/** Practical information, one line each. Used alone for tours without a fixed meeting point. */
export function FactList({ facts }: { facts: AnyTour['facts'] }) {
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
