import { UserError } from '../core/errors/user-error.ts';

/** Reads the arguments of a command. @throws UserError with the fault and the usage */
export function withUsage<Options>(usage: string, read: () => Options): Options {
  try {
    return read();
  } catch (error) {
    // Node appends advice that does not fit npm.
    const [fault = ''] = (error instanceof Error ? error.message : String(error)).split('. To specify');
    throw new UserError(`${fault}\n${usage}`);
  }
}
