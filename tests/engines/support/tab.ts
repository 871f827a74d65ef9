/** Actions of a test in a browser, limited to those that both Playwright and WebDriver support. */

/** Names as in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight' | 'Space';

export interface Tab {
  /** Loads a page and waits for DOMContentLoaded; a path is resolved against the site under test. */
  open(address: string): Promise<void>;
  /** Loads a page and waits for its first element. */
  start(address: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels; WebKitGTK cannot be narrower than 447. */
  resize(width: number, height: number): Promise<void>;
  /** Scrolls the first visible match of a CSS selector into view and clicks it. */
  click(selector: string): Promise<void>;
  /** Replaces the value of a field by typing. Dates are `2025-06-07`. */
  type(selector: string, text: string): Promise<void>;
  /** Selects the option with this value. */
  choose(selector: string, value: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page with a serializable argument; it has no access to the test's scope. */
  run<Result>(script: () => Result | Promise<Result>): Promise<Result>;
  run<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Addresses of all tabs, this one first. */
  tabs(): Promise<string[]>;
  /** A screenshot of the viewport, as PNG. */
  screenshot(): Promise<Buffer>;
}
