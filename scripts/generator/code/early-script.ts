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

interface EarlyNeeds extends Pick<PageForms, 'postsForm' | 'limitsText'> {
  /** Whether it is the blog page. */
  showsPosts: boolean;
}

/** The script that prevents repeated posts comes first: it must get a submit before the script that holds it. */
export const earlyScript = (
  { firstVisit, heldInput, earlyForm, postOnce, post }: EarlyParts,
  { postsForm, limitsText, showsPosts }: EarlyNeeds,
): string =>
  `${firstVisit}${postsForm ? postOnce : ''}${heldInput}${limitsText ? earlyForm : ''}${showsPosts ? post : ''}`;

/** All that pages can have, for the policy of the whole site. */
export const earlyScripts = (parts: EarlyParts): string[] =>
  [false, true].flatMap((postsForm) =>
    [false, true].flatMap((limitsText) =>
      [false, true].map((showsPosts) => earlyScript(parts, { postsForm, limitsText, showsPosts })),
    ),
  );
