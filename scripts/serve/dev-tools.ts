/** What the bar of `npm run dev` needs from the server: the content behind a part, faults of the providers, the day of the build. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { day } from '../../content/values.ts';
import { withSlashes } from '../core/files/files-below.ts';
import { root } from '../core/files/paths.ts';
import { refusalOf } from '../core/http/own-requests.ts';
import { readBody } from '../core/http/read-body.ts';
import { findSource } from './find-source.ts';

interface DevToolsOptions {
  /** Folder above `content/`; the project by default. */
  root?: string;
  /** Origin of the stand-in for the providers. */
  providers: string;
  /** The day of the build, if it is not today: YYYY-MM-DD. */
  date: () => string | undefined;
  /** Builds the site for another day; undefined for today. */
  setDate: (date: string | undefined) => Promise<void>;
  /** Path of the editor: `/edit/`; undefined without it. */
  editor: string | undefined;
}

/** Answers one request of the bar. @param action last part of its path: `source`, `faults`, `day` */
export type DevTools = (action: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;

const actions = {
  source: v.object({ route: v.string(), text: v.string(), images: v.array(v.string()) }),
  faults: v.object({ path: v.string(), mode: v.string() }),
  day: v.object({ date: v.optional(day) }),
};

/** Largest accepted request, in bytes. */
const largest = 100_000;

export function createDevTools(options: DevToolsOptions): DevTools {
  const folder = options.root ?? root;
  const state = async () => ({
    root: withSlashes(folder),
    outbox: `${options.providers}/__outbox.html`,
    editor: options.editor ?? null,
    date: options.date() ?? null,
    ...((await (await fetch(`${options.providers}/__control`)).json()) as { faults: unknown[] }),
  });
  return async (action, request, response) => {
    const reply = (status: number, value: unknown) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(JSON.stringify(value));
    // Only the bar in the pages sends requests, also those that change nothing.
    const { 'sec-fetch-site': site = 'same-origin' } = request.headers;
    const fault =
      refusalOf(request) ?? (site === 'same-origin' ? undefined : 'Only for pages of this server.');
    if (fault) return void reply(403, { error: fault });
    try {
      if (action === 'source') {
        const part = v.parse(actions.source, await readJson(request));
        return void reply(200, findSource(folder, part));
      }
      if (action === 'faults') {
        const fault = v.parse(actions.faults, await readJson(request));
        await fetch(`${options.providers}/__control`, { method: 'POST', body: JSON.stringify(fault) });
      } else if (action === 'day') {
        await options.setDate(v.parse(actions.day, await readJson(request)).date);
      } else if (action !== 'state') return void reply(404, { error: `There is no "${action}".` });
      reply(200, await state());
    } catch (error) {
      reply(400, { error: error instanceof Error ? error.message : String(error) });
    }
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request, largest);
  if (text === undefined) throw new RangeError('The request is too large.');
  return JSON.parse(text);
}
