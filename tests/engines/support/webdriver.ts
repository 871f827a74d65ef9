/** The part of W3C WebDriver (https://www.w3.org/TR/webdriver2/) that the tests need, with `fetch`. */

/** The key of an element reference in WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export interface Session {
  /**
   * Sends a command of this session.
   * @param path below the session, e.g. `url`
   * @throws WebDriverError with the driver's message
   */
  command: <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Value>;
  close: () => Promise<void>;
}

export class WebDriverError extends Error {
  /** The error code of the standard, e.g. `no such element`. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.name = 'WebDriverError';
    this.code = code;
  }
}

/** @param driver `http://127.0.0.1:4444` */
export async function startSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  return {
    command: (method, path, body) =>
      send(`${session}/${path}`, method, method === 'POST' ? (body ?? {}) : undefined),
    close: () => send(session, 'DELETE'),
  };
}

async function send<Value>(url: string, method: string, body?: unknown): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new WebDriverError(value.error ?? String(response.status), value.message ?? '');
  return value;
}

/** The path of an element in commands. */
export const elementPath = (element: Record<string, string>): string => `element/${element[elementKey]}`;
