/** Debian's WebKitGTK and its driver, on a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, listen } from '../../../scripts/serve/listen.ts';
import { type Session, startSession } from './webdriver.ts';

export interface WebKit {
  /** A browser with a new profile. */
  session: () => Promise<Session>;
  close: () => void;
}

/** @param places paths of the driver and of the browser that it starts */
export async function startWebKit({ driver, browser }: { driver: string; browser: string }): Promise<WebKit> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const process_ = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      GDK_BACKEND: 'x11',
      LANG: 'en_US.UTF-8',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  for (let turn = 0; !(await answers(`${address}/status`, (text) => text.includes('"ready"'))); turn += 1) {
    if (turn > 100) throw new Error('WebKitWebDriver does not respond.');
    await wait(100);
  }
  const capabilities = {
    browserName: 'MiniBrowser',
    // Commands do not wait until the page has loaded.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  };
  return {
    session: () => startSession(address, capabilities),
    close: () => {
      end(process_);
      end(screen);
    },
  };
}

const end = (child: ChildProcess) => child.kill();

async function freePort(): Promise<number> {
  const { port, close } = await listen(() => {}, 0);
  await close();
  return port;
}
