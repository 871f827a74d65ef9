/**
 * The headers that a real host would send, read from the site's `_headers`, so that the content policy and caching can be
 * tested locally.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface HeaderRule {
  /** Path including the base path; `*` at the end matches any suffix. */
  pattern: string;
  headers: [name: string, value: string][];
}

/** Parses the format of Cloudflare Pages and Netlify: a path, followed by indented `Name: value` lines. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
  }
  return rules;
}

/** All headers for a path; for a repeated name the later rule wins. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { pattern, headers } of rules) {
    const matches = pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
    if (matches) for (const [name, value] of headers) found.set(name.toLowerCase(), value);
  }
  return found;
}

/** Returns the current rules of an output folder, reading the file again when it has changed; without the file there are none. */
export function watchHeaderRules(dir: string): () => HeaderRule[] {
  const file = path.join(dir, '_headers');
  let stamp = '';
  let rules: HeaderRule[] = [];
  return () => {
    const stat = statSync(file, { throwIfNoEntry: false });
    const now = stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : '';
    if (now !== stamp) {
      stamp = now;
      rules = stat ? parseHeaderRules(readFileSync(file, 'utf8')) : [];
    }
    return rules;
  };
}
