/** Keeps the message of a form's banner over the reload for a new version, since the visitor may not have read it yet. */
import { readStoredText, removeText, storeText } from '../base/session-store.ts';
import { settings } from '../base/settings.ts';

const key = (form: string): string => `${settings.basePath}failure:${form}`;

/** Keeps the message of a form's banner. */
export const storeFailure = (form: string, message: string): void => storeText(key(form), message);

/** Returns the saved message and removes it. */
export function takeFailure(form: string): string | undefined {
  const message = readStoredText(key(form)) ?? undefined;
  removeText(key(form));
  return message;
}
