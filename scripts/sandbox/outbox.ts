/** Stores what visitors sent, one file each; what is printed contains no personal data. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Call, Sent } from './call.ts';

export interface Letter extends Sent {
  /** ISO time. */
  at: string;
  agent: string;
}

export interface Outbox {
  keep(sent: Sent, call: Call): void;
  /** All messages since the start; with `agent`, those from browsers whose user agent contains it. */
  letters(agent?: string): Letter[];
}

/** @param folder for the files; without it nothing is written */
export function createOutbox(folder: string | undefined, log: (line: string) => void): Outbox {
  const letters: Letter[] = [];
  return {
    keep(sent, call) {
      const letter = {
        at: new Date(call.now).toISOString(),
        agent: call.headers['user-agent'] ?? '',
        ...sent,
      };
      letters.push(letter);
      if (!folder) return log(`Stand-in received ${sent.what}.`);
      const name = `${letter.at.replace(/[:.]/g, '-')}-${letters.length}-${sent.provider}.json`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, name), `${JSON.stringify(letter, null, 2)}\n`);
      log(`Stand-in received ${sent.what}: ${path.join(path.relative(process.cwd(), folder), name)}`);
    },
    letters: (agent = '') => letters.filter((letter) => letter.agent.includes(agent)),
  };
}
