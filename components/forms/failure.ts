/** Keeps the message of a form's banner over the reload for a new version, since the visitor may not have read it yet. */
import { dropText, keepText, storedText } from '../base/session-store.ts';
import { settings } from '../base/settings.ts';

const key = (form: string): string => `${settings.basePath}failure:${form}`;

export const keepFailure = (form: string, message: string): void => keepText(key(form), message);

/** Returns the saved message and removes it. */
export function takeFailure(form: string): string | undefined {
  const message = storedText(key(form)) ?? undefined;
  dropText(key(form));
  return message;
}
