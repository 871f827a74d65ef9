import type { ImageFiles } from '../../../../content/image.ts';
import { publicImage } from '../../pictures/plan.ts';
import { imageFields } from '../yaml/fields.ts';

/** Replaces each image name by the image, with the `alt` beside it as its description and the `focus` of its crops. */
export function withImages(value: unknown, images: ReadonlyMap<string, ImageFiles>): unknown {
  if (Array.isArray(value)) return value.map((item) => withImages(item, images));
  if (!value || typeof value !== 'object') return value;
  const alt = 'alt' in value && typeof value.alt === 'string' ? value.alt : '';
  const focus = 'focus' in value && typeof value.focus === 'string' ? value.focus : undefined;
  // A copy of the whole is faster than one of each field, and there may be thousands of posts.
  const filled: Record<string, unknown> = { ...value };
  for (const key in filled) {
    const item = filled[key];
    const image = typeof item === 'string' && imageFields.has(key) ? images.get(item) : undefined;
    if (image) filled[key] = publicImage(image, alt, focus);
    else if (typeof item === 'object') filled[key] = withImages(item, images);
  }
  return filled;
}
