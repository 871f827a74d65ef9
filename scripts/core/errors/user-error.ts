/** A mistake in how a command was called. Only its message is printed. */
export class UserError extends Error {
  override name = 'UserError';
}
