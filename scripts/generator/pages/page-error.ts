/**
 * Runs code of a page, and names the page in an error: the stack has only places in the bundle of all pages.
 * @throws the same error, with the page's file and address at the beginning of its message and of its stack
 */
export function inPage<Result>({ file, route }: { file: string; route: string }, run: () => Result): Result {
  try {
    return run();
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const { message, stack = message } = error;
    const place = `${file}  The page ${route} cannot be rendered: `;
    throw Object.assign(error, { message: place + message, stack: place + stack });
  }
}
