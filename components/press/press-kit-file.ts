/** The whole press kit as one download. */
export const pressKitFile = '/assets/press-kit.zip';
