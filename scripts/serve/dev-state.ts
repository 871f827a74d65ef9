/** What an open page has to know about the build, and the line on which it hears of it (Server-Sent Events). */
import type { ServerResponse } from 'node:http';

export interface DevState {
  /** Changes with every build that changed something, and with every start of the server. */
  version: string;
  /** What is wrong, ready to be shown; null while all is well. */
  error: string | null;
}

export interface DevChannel {
  readonly state: DevState;
  /** A build came to its end. @param changed whether pages have to be loaded again */
  built(changed: boolean): void;
  failed(error: string): void;
  /** Keeps the response open and sends every state on it. */
  subscribe(response: ServerResponse): void;
  /** Ends all lines; pages try again by themselves. */
  close(): void;
}

export function createDevChannel(): DevChannel {
  const start = Date.now().toString(36);
  let builds = 0;
  const state: DevState = { version: `${start}-0`, error: null };
  const open = new Set<ServerResponse>();
  const line = () => `data: ${JSON.stringify(state)}\n\n`;
  const tell = () => {
    for (const response of open) response.write(line());
  };
  return {
    state,
    built(changed) {
      if (changed) state.version = `${start}-${++builds}`;
      state.error = null;
      tell();
    },
    failed(error) {
      state.error = error;
      tell();
    },
    subscribe(response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(`retry: 300\n${line()}`);
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    close() {
      for (const response of open) response.end();
    },
  };
}
