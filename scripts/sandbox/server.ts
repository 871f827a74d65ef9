/**
 * A local stand-in for every outside service, on its own origin: booking, e-mail, newsletter, gift cards, petition, video.
 * With it every flow of the site can be completed without an account or a network.
 */
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isOwnHost } from '../core/http/own-requests.ts';
import { answers, type Listening, listen } from '../serve/listen.ts';
import { booking } from './booking.ts';
import { type Call, json, type Provider, type Reply, readCall, text } from './call.ts';
import { createEmail } from './email.ts';
import { createFaults, type Mode } from './faults.ts';
import { newsletter } from './newsletter.ts';
import { createOutbox } from './outbox.ts';
import { outboxPage } from './outbox-page.ts';
import { outsidePages } from './outside-pages.ts';

interface SandboxOptions {
  /** 0 for any free port. */
  port: number;
  /** Folder for messages of visitors; without it nothing is written to disk. */
  outbox?: string;
  log?: (line: string) => void;
}

/** Delay of a slow reply, in ms. */
const slowMs = 3000;

/** @throws UserError if the port is taken */
export async function startSandbox({
  port,
  outbox: folder,
  log = () => {},
}: SandboxOptions): Promise<Listening> {
  const providers: Provider[] = [booking, createEmail(), newsletter, outsidePages];
  const faults = createFaults();
  const outbox = createOutbox(folder, log);

  const reply = (call: Call): Reply => {
    for (const provider of providers) {
      const found = provider.handle(call, (sent) => outbox.keep(sent, call));
      if (found) return found;
    }
    return text(404, `The stand-in has no service at ${call.path}`);
  };
  const server = await listen(async (request, response) => {
    // Its pages show what was sent; requests come from this machine only, also those of a site behind a tunnel.
    if (!isOwnHost(request.headers.host)) return send(response, text(403, 'Only for this machine'));
    try {
      const call = await readCall(request);
      const control = faults.control(call) ?? outboxReply(call);
      if (control) send(response, control);
      else await answer(response, faults.modeFor(call), () => reply(call));
    } catch (error) {
      send(response, text(error instanceof RangeError ? 413 : 400, String(error)));
    }
  }, port);

  /** `GET /__outbox?agent=…`: what was sent, for tests; `/__outbox.html`, for people. `GET /__folder`: the folder with it. */
  function outboxReply({ path, query }: Call): Reply | undefined {
    if (path === '/__folder') return json(200, { folder: folder ?? null });
    if (path === '/__outbox.html') return outboxPage(outbox.kept());
    return path === '/__outbox' ? json(200, outbox.submissions(query.get('agent') ?? '')) : undefined;
  }
  return server;
}

/**
 * Whether a stand-in with this outbox already listens on a port, e.g. one of another `npm start`. A stand-in of another copy
 * of the project has another outbox.
 */
export function sandboxRunsOn(port: number, outbox: string): Promise<boolean> {
  return answers(`http://localhost:${port}/__folder`, (body) => body === JSON.stringify({ folder: outbox }));
}

async function answer(response: ServerResponse, mode: Mode, reply: () => Reply): Promise<void> {
  const open = { 'Access-Control-Allow-Origin': '*' };
  if (mode === 'never') return;
  if (mode === 'drop') response.destroy();
  else if (mode === '500') send(response, text(500, 'The service failed', open));
  else if (mode === '429') send(response, text(429, 'Too Many Requests', open));
  else if (mode === 'wrong') send(response, text(200, '<unexpected/>', open));
  else {
    if (mode === 'slow') await wait(slowMs);
    send(response, reply());
  }
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  if (response.writableEnded || response.destroyed) return;
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers }).end(body);
}
