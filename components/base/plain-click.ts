/** Keys held during a press or a keystroke; React's events and the browser's alike. */
export interface Modifiers {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}
/** What a click handler has to know of the click. */
export interface Click extends Modifiers {
  button: number;
  defaultPrevented: boolean;
}

/** With one of these keys a press or a keystroke is a command to the browser. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Only a plain primary click is ours; a new tab or a download stays the browser's. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 && !hasModifier(click) && !click.defaultPrevented;
