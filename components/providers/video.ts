/** The video host: YouTube's embed without cookies. */
import { settings } from '../base/settings.ts';

/** Address of the player, for a frame. */
export function videoFrameUrl(): string {
  return `${settings.video.origin}/embed/${settings.video.id}`;
}

/** Where the video can be watched outside the page. */
export function videoPageUrl(): string {
  const { origin, id } = settings.video;
  return origin.includes('youtube') ? `https://www.youtube.com/watch?v=${id}` : videoFrameUrl();
}
