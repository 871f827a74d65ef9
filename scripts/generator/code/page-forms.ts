/** What the forms of a page need from its policy and its inline script. */
export interface PageForms {
  /** Whether it has a form that the browser posts by itself. */
  postsForm: boolean;
  /** Whether it has a form that a script sends. */
  sendsForm: boolean;
  /** Whether it has fields with a limit. */
  limitsText: boolean;
}

/** @param main the page's own HTML */
export const readForms = (main: string): PageForms => ({
  postsForm: main.includes(' method="post"'),
  sendsForm: main.includes(' method="dialog"'),
  limitsText: main.includes(' maxLength="'),
});
