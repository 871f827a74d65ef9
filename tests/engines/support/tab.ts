/** What a flow may do in a browser: as much as Playwright and WebDriver both can. */

/** Names as in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight' | 'Space';

export interface Tab {
  /** Loads another page until its elements are there; a path is one of the site under test. */
  open(address: string): Promise<void>;
  /** The same, until its first element is there. */
  start(address: string): Promise<void>;
  /** Sets the size of what the page sees of its window, in CSS pixels; WebKitGTK cannot be narrower than 447. */
  resize(width: number, height: number): Promise<void>;
  /** Scrolls the first visible match of a CSS selector into view and presses it with the pointer. */
  click(selector: string): Promise<void>;
  /** Types into a field, which loses what stood in it. Dates are `2025-06-07`. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses the option with this value. */
  choose(selector: string, value: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page, with an argument of plain data; it sees nothing of the test's scope. */
  run<Result>(script: () => Result | Promise<Result>): Promise<Result>;
  run<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Addresses of all tabs of the browser, this one first. */
  tabs(): Promise<string[]>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Buffer>;
}
