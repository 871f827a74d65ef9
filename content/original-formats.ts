/** Extensions that an original in `content/images/` may have, and the format of each. */
export const originalFormats = { jpg: 'jpg', jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' } as const;
/** Matches the extension of an original. */
export const originalExtension = new RegExp(`\\.(?:${Object.keys(originalFormats).join('|')})$`, 'i');
