/** `npm run preflight`: lists what still has to be done before the site can go live. An empty list means ready. */
import { UserError } from '../../core/errors/user-error.ts';
import { hostSettings } from './host-settings.ts';
import { inspect, type OpenPoint, owners, type Preflight } from './inspect.ts';

/** @throws UserError for an unknown option or host */
export function preflight(argv: readonly string[] = []): number {
  const at = argv.indexOf('--host');
  const others = at < 0 ? argv : argv.filter((_, index) => index !== at && index !== at + 1);
  const unknown = others.find((option) => option !== '--strict');
  if (unknown) throw new UserError(`preflight has no option "${unknown}". Options: --strict, --host NAME.`);
  if (at < 0) return report(inspect());
  console.log(hostSettings(argv[at + 1] ?? ''));
  return 0;
}

/** Prints how many points are open per owner, then the points; the exit code is 1 while any is open. */
export function report({ open, disagree }: Preflight): number {
  if (open.length === 0) console.log('Ready to go live: nothing is open.');
  else for (const line of openTable(open)) console.log(line);
  if (disagree.length > 0) {
    console.log('\nConstants with two values, as in the specification:');
    for (const line of disagree) console.log(`  ${line}`);
  }
  return open.length === 0 ? 0 : 1;
}

/** Lines of the table: the numbers first, then one group of rows per owner. */
export function openTable(open: readonly OpenPoint[]): string[] {
  const groups = owners.map((owner) => ({ owner, rows: open.filter((point) => point.owner === owner) }));
  const places = open.map(({ text }) => text.indexOf(' '));
  const width = Math.min(48, Math.max(...places));
  const count = (number: number) => String(number).padStart(5);
  return [
    `Not ready to go live: ${open.length} ${open.length === 1 ? 'point is' : 'points are'} open.`,
    '',
    ...groups.map(({ owner, rows }) => `  ${owner.padEnd(14)}${count(rows.length)}`),
    ...groups
      .filter(({ rows }) => rows.length > 0)
      .flatMap(({ owner, rows }) => [
        '',
        `${owner} (${rows.length})`,
        ...rows.map(({ text }) => {
          const end = text.indexOf(' ');
          return `  ${text.slice(0, end).padEnd(width)}  ${text.slice(end + 1)}`;
        }),
      ]),
  ];
}
