/** How pictures are encoded. A change here gives every picture a new address: raise the number with it. */
export const encoderVersion = '1';
export const jpegOptions = { quality: 75, mozjpeg: true } as const;
export const webpOptions = { quality: 75, effort: 4 } as const;
export const pngOptions = { compressionLevel: 9, palette: true } as const;
