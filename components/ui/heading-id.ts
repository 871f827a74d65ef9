import { slugOf } from '../base/slug.ts';

/** Id of a section after its heading, e.g. `s-the-story`: stable between builds, and readable in an address. */
export const headingId = (heading: string): string => `s-${slugOf(heading)}`;

/**
 * Id of a question, for links: `Can I bring my cat?` → `faq-can-i-bring-my-cat`; `openLinkedItem` opens it.
 * @param index its place in the list, for a question without Latin letters or digits
 */
export const questionId = (question: string, index = 0): string => `faq-${slugOf(question) || index + 1}`;
