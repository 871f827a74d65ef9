/** A mistake in how a command was called; its message is all that a person needs. */
export class UserError extends Error {}
