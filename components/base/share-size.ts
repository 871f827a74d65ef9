/** Size in pixels of link previews, which all programs show uncropped. */
export const shareSize = { width: 1200, height: 630 } as const;
