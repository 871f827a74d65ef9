/** The inline script in a page's head, made of the parts that the page needs: one script has one hash in the policy. */
import type { PageForms } from './page-forms.ts';

/** Code by purpose. */
export interface EarlyParts {
  /** Chooses the moment of the fonts (`first-visit.ts`). */
  firstVisit: string;
  /** Holds early clicks and submits for islands (`held-input.ts`). */
  heldInput: string;
  /** Cuts no text and shows that a form is being sent, before its script has started (`early-form.ts`). */
  earlyForm: string;
  /** Refuses to post a form twice (`post-once.ts`). */
  postOnce: string;
  /** Starts the request for the chosen post (`request-post.ts`). */
  post: string;
}

/** A part that only some pages have. */
export type OptionalPart = 'postOnce' | 'earlyForm' | 'post';

/** @param showsPosts whether it is the blog page */
export const neededParts = (
  { postsForm, limitsText }: Pick<PageForms, 'postsForm' | 'limitsText'>,
  showsPosts: boolean,
): OptionalPart[] => [
  ...(postsForm ? (['postOnce'] as const) : []),
  ...(limitsText ? (['earlyForm'] as const) : []),
  ...(showsPosts ? (['post'] as const) : []),
];

/**
 * The script that prevents repeated posts comes first: it must get a submit before the script that holds it. The one for the
 * fonts comes last, since a sandboxed frame denies it access to service workers, and an error would stop those after it.
 */
export function earlyScript(parts: EarlyParts, needed: readonly OptionalPart[]): string {
  const part = (name: OptionalPart) => (needed.includes(name) ? parts[name] : '');
  return part('postOnce') + parts.heldInput + part('earlyForm') + part('post') + parts.firstVisit;
}

/** The scripts of these pages, for the policy of the whole site, which is sent with every file. */
export function earlyScripts(
  parts: EarlyParts,
  pages: readonly { early?: readonly OptionalPart[] }[],
): string[] {
  const kinds = new Map(pages.map(({ early = [] }) => [early.join(), early]));
  return [...kinds.values()].map((early) => earlyScript(parts, early)).sort();
}
