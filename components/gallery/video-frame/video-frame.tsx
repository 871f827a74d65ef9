import { videoFrameUrl, videoPageUrl } from '../../providers/video.ts';
import { ExternalLink } from '../../ui/external-link/external-link.tsx';
import styles from './video-frame.module.css';

/** The video in the host's player, with a plain link below it. */
export function VideoFrame({ title }: { title: string }) {
  return (
    <figure className={styles.video}>
      <iframe
        src={videoFrameUrl()}
        title={title}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        allow="fullscreen; picture-in-picture; encrypted-media"
      />
      <figcaption>
        <ExternalLink href={videoPageUrl()}>Watch the video on the video host's own page</ExternalLink>
      </figcaption>
    </figure>
  );
}
