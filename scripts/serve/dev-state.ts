/** The state of the build for open pages, and its event stream (Server-Sent Events). */
import type { ServerResponse } from 'node:http';

interface DevState {
  /** Start of the server and number of builds that changed the output since then, e.g. `mf2x9k1a-3`. */
  version: string;
  /** The error text to show; null if there is none. */
  error: string | null;
}

export interface DevChannel {
  readonly state: DevState;
  /** Reports the end of a build. @param changed whether pages have to be reloaded */
  built(changed: boolean): void;
  failed(error: string): void;
  /** Keeps the response open and sends every state on it. */
  subscribe(response: ServerResponse): void;
  /** Ends all streams; pages reconnect by themselves. */
  close(): void;
}

export function createDevChannel(): DevChannel {
  const start = Date.now().toString(36);
  let builds = 0;
  const state: DevState = { version: `${start}-0`, error: null };
  const open = new Set<ServerResponse>();
  const line = () => `data: ${JSON.stringify(state)}\n\n`;
  const sendAll = () => {
    for (const response of open) response.write(line());
  };
  return {
    state,
    built(changed) {
      if (changed) state.version = `${start}-${++builds}`;
      state.error = null;
      sendAll();
    },
    failed(error) {
      state.error = error;
      sendAll();
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
