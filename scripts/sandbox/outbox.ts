/** Stores what visitors sent, one file each; what is printed contains no personal data. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  /** All messages in the folder, also of earlier starts; without a folder those since the start. */
  kept(): Letter[];
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
    kept: () => (folder && existsSync(folder) ? readLetters(folder) : letters),
  };
}

/** File names begin with the time. Files that are not messages are skipped. */
function readLetters(folder: string): Letter[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      try {
        const letter: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
        return isLetter(letter) ? [letter] : [];
      } catch {
        return [];
      }
    });
}

const isLetter = (value: unknown): value is Letter =>
  typeof value === 'object' && value !== null && 'at' in value && 'provider' in value && 'data' in value;
