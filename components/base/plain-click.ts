/** Modifier keys of a mouse or keyboard event, of React or of the browser. */
export interface Modifiers {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}
/** The properties of a click event that `isPlainClick` reads. */
export interface Click extends Modifiers {
  button: number;
  defaultPrevented: boolean;
}

/** With a modifier key, a click or keystroke is a command to the browser. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Only a plain primary click is handled by the site; others open a new tab or a download. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 && !hasModifier(click) && !click.defaultPrevented;
