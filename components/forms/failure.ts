/** What a form's banner says, kept over the reload for a new version: the visitor may not have read it yet. */
import { settings } from '../base/settings.ts';

const key = (form: string): string => `${settings.basePath}failure:${form}`;

export function keepFailure(form: string, message: string): void {
  try {
    sessionStorage.setItem(key(form), message);
  } catch {
    // Without storage the banner is lost, the words of the form are not sent either way.
  }
}

/** The kept message, once. */
export function takeFailure(form: string): string | undefined {
  try {
    const message = sessionStorage.getItem(key(form)) ?? undefined;
    sessionStorage.removeItem(key(form));
    return message;
  } catch {
    return undefined;
  }
}
