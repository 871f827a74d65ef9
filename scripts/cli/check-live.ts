/**
 * `npm run check:live -- URL [--host NAME] [--header "Name: value"] [--content DIR]`: checks a deployed site from
 * outside. It only reads, with at most two requests at a time.
 */
import { parseArgs } from 'node:util';
import { UserError } from '../core/errors/user-error.ts';
import { inRoot } from '../core/files/paths.ts';
import { checkLive, failed, type Row } from '../live/check-live.ts';
import { identifySite } from '../live/identify-site.ts';
import { readKnownSite } from '../live/known-site.ts';
import { limitations } from '../live/limitations.ts';
import { readLiveFacts } from '../live/live-facts.ts';
import { remedyFor } from '../live/remedies.ts';
import { openHost } from '../live/requests.ts';
import { withUsage } from './with-usage.ts';

/** Most lines printed for one failed check. */
const mostFaults = 5;

/** @returns 0 if every failure is a known limitation of the host, else 1 */
export async function checkLiveCommand(argv: readonly string[]): Promise<number> {
  if (argv.some((option) => /^(?:-h|--help)$/.test(option))) {
    console.log(usage);
    return 0;
  }
  const { root, hostName, headers, content } = readOptions(argv);
  const host = openHost(root, headers);
  const known = readKnownSite(content);
  const stranger = await identifySite(host, known);
  if (stranger) throw new UserError(stranger);
  const started = performance.now();
  const facts = await readLiveFacts(host, known);
  const { routes, redirects, unpublished } = facts;
  console.log(`${root}: ${routes.length} pages, ${redirects.length} old addresses`);
  const rows = await checkLive(host, facts, {
    hostName,
    log: (group) => console.error(`Checking ${group} …`),
  });
  console.log(`\n${resultTable(rows)}\n`);
  const wrong = rows.filter(failed);
  for (const row of wrong) {
    console.log(`${row.check}: ${remedyFor(row.check)}`);
    for (const fault of row.faults.slice(0, mostFaults)) console.log(`  ${fault}`);
    if (row.faults.length > mostFaults) console.log(`  and ${row.faults.length - mostFaults} more`);
  }
  for (const { check, limitation } of rows)
    if (limitation) console.log(`${check}: not on this host (${limitation}).`);
  if (unpublished.length > 0)
    console.log(`In the content, but not published yet: ${unpublished.join(', ')}.`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${wrong.length === 0 ? 'All checks passed' : `${wrong.length} ${wrong.length === 1 ? 'check fails' : 'checks fail'}`}: ${rows.length} checks in ${seconds} s.`,
  );
  return wrong.length === 0 ? 0 : 1;
}

/** One line per check, in groups. */
export function resultTable(rows: readonly Row[]): string {
  const width = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const [first, second] = [width(rows.map(({ group }) => group)), width(rows.map(({ check }) => check))];
  return rows
    .map((row, index) => {
      const group = rows[index - 1]?.group === row.group ? '' : row.group;
      const result = failed(row) ? `FAIL (${row.faults.length})` : row.limitation ? 'n/a' : 'ok';
      return `${group.padEnd(first)}  ${row.check.padEnd(second)}  ${result}`;
    })
    .join('\n');
}

const usage = `Use: npm run check:live -- URL, e.g. https://example.com
  --host NAME                ignore known limitations of this host: ${Object.keys(limitations).join(', ')}
  --header "Name: value"     sent with each request, e.g. to pass a login; can be repeated
  --content DIR              the content that the site was built from, if not content/`;

const readOptions = (argv: readonly string[]) =>
  withUsage(usage, () => {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        host: { type: 'string' },
        header: { type: 'string', multiple: true },
        content: { type: 'string' },
      },
    });
    const [address = '', ...more] = positionals;
    if (address === '' || more.length > 0) throw new UserError('check:live needs exactly one address.');
    const hostName = Object.keys(limitations).find(
      (name) => name.toLowerCase() === values.host?.toLowerCase(),
    );
    if (values.host && !hostName) throw new UserError(`Unknown host "${values.host}".`);
    return {
      root: rootOf(address),
      hostName,
      headers: Object.fromEntries((values.header ?? []).map(splitHeader)),
      content: values.content ?? inRoot('content'),
    };
  });

function rootOf(address: string): string {
  const full = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
  const url = URL.canParse(full) ? new URL(full) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname)
    throw new UserError(`"${address}" is not the address of a site.`);
  if (url.username || url.password)
    throw new UserError('Pass a password as --header "Authorization: Basic …", not in the address.');
  return (url.origin + url.pathname.replace(/\/index\.html$/, '')).replace(/\/+$/, '');
}

function splitHeader(line: string): [name: string, value: string] {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
  if (!name || !value) throw new UserError(`--header "${line}" is not of the form "Name: value".`);
  if (/[^\t -~\u00a0-\u00ff]/.test(value))
    throw new UserError(`--header "${line}" has a character that cannot be sent in a header.`);
  return [name, value];
}
