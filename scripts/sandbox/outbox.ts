/** Stores what visitors sent, one file each; what is printed contains no personal data. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../core/errors/attempt.ts';
import type { Call, Sent } from './call.ts';

export interface Submission extends Sent {
  /** ISO time. */
  at: string;
  agent: string;
}

export interface Outbox {
  keep(sent: Sent, call: Call): void;
  /** All messages since the start; with `agent`, those from browsers whose user agent contains it. */
  submissions(agent?: string): Submission[];
  /** All messages in the folder, also of earlier starts; without a folder those since the start. */
  kept(): Submission[];
}

/** @param folder for the files; without it nothing is written */
export function createOutbox(folder: string | undefined, log: (line: string) => void): Outbox {
  const submissions: Submission[] = [];
  return {
    keep(sent, call) {
      const submission = {
        at: new Date(call.now).toISOString(),
        agent: call.headers['user-agent'] ?? '',
        ...sent,
      };
      submissions.push(submission);
      if (!folder) return log(`Stand-in received ${sent.what}.`);
      const name = `${submission.at.replace(/[:.]/g, '-')}-${submissions.length}-${sent.provider}.json`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, name), `${JSON.stringify(submission, null, 2)}\n`);
      log(`Stand-in received ${sent.what}: ${path.join(path.relative(process.cwd(), folder), name)}`);
    },
    submissions: (agent = '') => submissions.filter((submission) => submission.agent.includes(agent)),
    kept: () => (folder && existsSync(folder) ? readSubmissions(folder) : submissions),
  };
}

/** File names begin with the time. Files that are not messages are skipped. */
function readSubmissions(folder: string): Submission[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name): unknown => attempt(() => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))
    .filter(isSubmission);
}

const isSubmission = (value: unknown): value is Submission =>
  typeof value === 'object' && value !== null && 'at' in value && 'provider' in value && 'data' in value;
