import { slugOf } from '../base/slug.ts';

/** Id of a section after its heading, e.g. `s-the-story`: stable between builds, and readable in an address. */
export const headingId = (heading: string): string => `s-${slugOf(heading)}`;
