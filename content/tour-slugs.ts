/** The public tours, in the order of the tours page: file names in `content/tours/`, and the last parts of their addresses. */
export const publicTourSlugs = ['brooklyn-heights', 'financial-district', 'lower-east-side'] as const;
export type PublicTourSlug = (typeof publicTourSlugs)[number];
/** All tours, in the order of the tours page. */
export const tourSlugs = [...publicTourSlugs, 'private-tours'] as const;
export type TourSlug = (typeof tourSlugs)[number];
