/** Keeps the message of a form's banner over the reload for a new version, since the visitor may not have read it yet. */
import { settings } from '../base/settings.ts';

const key = (form: string): string => `${settings.basePath}failure:${form}`;

export function keepFailure(form: string, message: string): void {
  try {
    sessionStorage.setItem(key(form), message);
  } catch {
    // Without storage the banner is lost.
  }
}

/** Returns the saved message and removes it. */
export function takeFailure(form: string): string | undefined {
  try {
    const message = sessionStorage.getItem(key(form)) ?? undefined;
    sessionStorage.removeItem(key(form));
    return message;
  } catch {
    return undefined;
  }
}
