import { setTimeout as wait } from 'node:timers/promises';
import type { Key, Tab } from './tab.ts';
import { elementPath, type Session, WebDriverError } from './webdriver.ts';

/** WebDriver's code points of keys without text. */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Space: ' ',
};

/** Timeout for an element or a document, in ms. */
const patience = 30_000;

/** Time after which the script is sent again if there is no answer, in ms. */
const lostMs = 3_000;

/**
 * From the empty page to the first one WebKit changes the process. A script that the old process has received is never
 * answered, so that the driver would wait for it until the test ends.
 * @returns undefined if there is no answer in time
 */
const unlessLost = <Value>(answer: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([answer, wait(lostMs, undefined, { ref: false })]);

/** Largest width of the window's frame, in px. */
const frameMax = 200;
/** A window that is still changing its size gives differences that no frame has. */
const withFrame = (asked: number, wanted: number): number =>
  Math.min(Math.max(asked, wanted), wanted + frameMax);

/**
 * A tab of a WebDriver session.
 * @param site base address for paths
 */
export function webDriverTab({ command }: Session, site: string): Tab {
  const run = <Result>(script: (argument: never) => unknown, argument?: unknown): Promise<Result> =>
    command('POST', 'execute/sync', {
      script: `return (${script.toString()})(...arguments)`,
      args: argument === undefined ? [] : [argument],
    });

  /** Waits for the first visible match and scrolls it to the middle of the viewport. */
  const find = async (selector: string): Promise<string> => {
    for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
      const element = await run<Record<string, string> | null>((css: string) => {
        const found = [...document.querySelectorAll(css)].find((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        );
        found?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return found ?? null;
      }, selector).catch(whilePagesChange);
      if (element) return elementPath(element);
    }
    throw new Error(`Nothing visible matches ${selector}`);
  };

  const keysDown = (values: readonly string[]) =>
    command('POST', 'actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: values.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });

  /**
   * Opens an address by a script and waits for the document, because the driver's own command sometimes never responds.
   * @param states accepted ready states of the new document
   */
  const go = async (address: string, states: readonly string[]) => {
    await run((href: string) => {
      Object.assign(window, { left: true });
      // The script ends before the page does.
      setTimeout(() => window.location.assign(href));
    }, new URL(address, site).href);
    for (const end = Date.now() + patience; Date.now() < end; await wait(20)) {
      const state = await unlessLost(
        run<string>(() => ('left' in window ? '' : document.readyState)).catch(whilePagesChange),
      );
      if (state && states.includes(state)) return;
    }
    throw new Error(`${address} does not load.`);
  };
  const ready = ['interactive', 'complete'];

  return {
    open: (address) => go(address, ready),
    start: (address) => go(address, ['loading', ...ready]),
    resize: async (width, height) => {
      let asked = { width, height };
      // The size of the window's frame is only known from the result.
      for (let turn = 0; turn < 20; turn += 1) {
        await command('POST', 'window/rect', { x: 0, y: 0, ...asked });
        const now = await run<{ width: number; height: number }>(() => ({
          width: innerWidth,
          height: innerHeight,
        }));
        if (now.width === width && now.height === height) return;
        asked = {
          width: withFrame(asked.width + width - now.width, width),
          height: withFrame(asked.height + height - now.height, height),
        };
        await wait(50);
      }
      throw new Error(`The window does not become ${width} × ${height}.`);
    },
    click: async (selector) => {
      for (const end = Date.now() + patience; ; await wait(50))
        try {
          return await command('POST', `${await find(selector)}/click`);
        } catch (error) {
          // Another element may cover it for a moment.
          if (Date.now() > end) throw error;
          whilePagesChange(error);
        }
    },
    type: async (selector, text) => {
      const element = await find(selector);
      // The format of typed dates depends on the machine's locale.
      const isDate = await run<boolean>((css: string) => {
        return document.querySelector(css)?.matches('[type=date]') ?? false;
      }, selector);
      if (isDate) await run(setValue, { css: selector, value: text });
      else {
        await command('POST', `${element}/clear`);
        await command('POST', `${element}/value`, { text });
      }
    },
    choose: async (selector, value) => {
      await find(selector);
      await run(setValue, { css: selector, value });
    },
    press: async (key) => {
      await keysDown([keys[key]]);
    },
    // The next expectation waits for it, whether the document changes or not.
    back: () => run(() => window.history.back()),
    run,
    tabs: async () => {
      const own = await command<string>('GET', 'window');
      const all = await command<string[]>('GET', 'window/handles');
      const addresses: string[] = [];
      for (const handle of [own, ...all.filter((one) => one !== own)]) {
        await command('POST', 'window', { handle });
        addresses.push(await command<string>('GET', 'url'));
      }
      await command('POST', 'window', { handle: own });
      return addresses;
    },
    screenshot: async () => {
      // Changes are painted only after the next frame.
      await wait(300);
      return Buffer.from(await command<string>('GET', 'screenshot'), 'base64');
    },
  };
}

/** Runs in the page: sets the value of a field with a native picker, with its events. */
function setValue({ css, value }: { css: string; value: string }): void {
  const field = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(css)].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  if (!field) return;
  field.focus();
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Ignores errors of pages that are replaced or change at the same time. @throws all other errors */
function whilePagesChange(error: unknown): null {
  const passing = [
    'stale element reference',
    'element click intercepted',
    'element not interactable',
    'javascript error',
    // The document was left before the script ended.
    'no such frame',
  ];
  if (error instanceof WebDriverError && passing.includes(error.code)) return null;
  throw error;
}
