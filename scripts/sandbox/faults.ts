/** Faults on demand: `POST /__control` with `{ "path": "/embeds/", "mode": "500" }`, or the header `x-sandbox-mode`. */
import { attempt } from '../core/errors/attempt.ts';
import { type Call, json, type Reply, text } from './call.ts';

/** `slow`: 3 s late; `never`: no reply; `drop`: the connection is closed; `wrong`: status 200 with an unusable body; `ok`: no fault. */
const modes = ['ok', 'slow', '500', '429', 'never', 'drop', 'wrong'] as const;
export type Mode = (typeof modes)[number];

interface Fault {
  /** Prefix of the affected paths. */
  path: string;
  mode: Mode;
  /** Part of the browser's user agent, for parallel tests; empty means all. */
  agent: string;
  /** Number of requests that fail; later ones succeed. */
  times: number;
  /** Number of requests that succeed first. */
  skip: number;
}

export interface Faults {
  /** Replies to the control address; undefined for any other. */
  control(call: Call): Reply | undefined;
  /** The fault for this request. */
  modeFor(call: Call): Mode;
}

const isMode = (value: unknown): value is Mode => modes.some((mode) => mode === value);

export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    control(call) {
      if (call.path !== '/__control') return undefined;
      if (call.method === 'DELETE') faults = [];
      if (call.method !== 'POST') return json(200, { sandbox: 'cats-about-town', faults });
      const fault = parse(call.body);
      if (!fault)
        return text(400, `Send { path, mode, agent?, times?, skip? }; mode is one of ${modes.join(', ')}`);
      faults = faults.filter(({ path, agent }) => path !== fault.path || agent !== fault.agent);
      if (fault.mode !== 'ok') faults.push(fault);
      return json(200, { faults });
    },
    modeFor(call) {
      const asked = call.headers['x-sandbox-mode'];
      if (isMode(asked)) return asked;
      // The preflight succeeds; the request that follows it is the one to fail.
      if (call.method === 'OPTIONS') return 'ok';
      const agent = call.headers['user-agent'] ?? '';
      const fault = faults.find((entry) => call.path.startsWith(entry.path) && agent.includes(entry.agent));
      if (!fault) return 'ok';
      fault.skip -= 1;
      if (fault.skip >= 0) return 'ok';
      fault.times -= 1;
      if (fault.times <= 0) faults = faults.filter((entry) => entry !== fault);
      return fault.mode;
    },
  };
}

function parse(body: string): Fault | undefined {
  const value: unknown = attempt(() => JSON.parse(body));
  if (typeof value !== 'object' || value === null) return undefined;
  const { path, mode, agent, times, skip } = {
    path: '',
    mode: '',
    agent: '',
    times: Infinity,
    skip: 0,
    ...value,
  };
  if (typeof path !== 'string' || !path.startsWith('/') || !isMode(mode)) return undefined;
  return { path, mode, agent: String(agent), times: Number(times), skip: Number(skip) };
}
