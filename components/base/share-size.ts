/** Pixels of the pictures that the build prints for previews: what all programs show uncut. */
export const shareSize = { width: 1200, height: 630 } as const;
