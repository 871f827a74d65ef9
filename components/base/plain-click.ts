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
export const hasModifier = (event: Modifiers): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Only a plain primary click is handled by the site; others open a new tab or a download. */
export const isPlainClick = (click: Click): boolean =>
  !(click.button || hasModifier(click) || click.defaultPrevented);
