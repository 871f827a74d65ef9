/** The video host: YouTube's embed without cookies. */
import { allSettings } from '../base/all-settings.ts';

/** Address of the player, for a frame. */
export function videoFrameUrl(): string {
  return `${allSettings.video.origin}/embed/${allSettings.video.id}`;
}

/** Where the video can be watched outside the page. */
export function videoPageUrl(): string {
  const { origin, id } = allSettings.video;
  return origin.includes('youtube') ? `https://www.youtube.com/watch?v=${id}` : videoFrameUrl();
}
