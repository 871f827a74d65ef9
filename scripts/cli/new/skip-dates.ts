import { existsSync } from 'node:fs';
import path from 'node:path';
import { isMap, isNode, isSeq, type Node, type YAMLMap } from 'yaml';
import { inSeason } from '../../../components/tour/season.ts';
import { UserError } from '../../core/errors/user-error.ts';
import { ownFilesBelow } from '../../core/files/files-below.ts';
import { nearest } from '../../core/text/nearest.ts';
import { type Created, type NewEntry, parseContent, readContent, writeContent } from './new-entry.ts';

/** Adds a date without a tour to the tour's schedule. */
export function skipDate(entry: NewEntry): Created {
  const { content, today } = entry;
  const [tour = '', day = ''] = entry.values;
  const file = `tours/${tour}.yaml`;
  const name = `content/${file}`;
  if (!/^[a-z0-9-]+$/.test(tour) || !existsSync(path.join(content, file)))
    throw new UserError(`There is no tour "${tour}". ${tourHint(content, tour)}`);
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day))
    throw new UserError(`"${day}" must be an existing date as YYYY-MM-DD.`);
  if (day < today) throw new UserError(`${day} is in the past.`);
  const schedule = parseContent(entry, file).get('schedule', true);
  if (!isMap(schedule)) throw new UserError(`${name} has no schedule.`);
  // The file may have mistakes, such as a number for a list.
  const weekdays = [(schedule.toJSON() as { weekdays?: unknown }).weekdays].flat();
  if (!weekdays.includes(date.getUTCDay()))
    throw new UserError(`${name}: there is no tour on that day of the week.`);
  const season = parseContent(entry, 'site.yaml').toJS()?.season as
    | { fromMonth?: number; toMonth?: number; months?: string }
    | undefined;
  const month = date.getUTCMonth() + 1;
  if (season && !inSeason(month, { fromMonth: 1, toMonth: 12, ...season }))
    throw new UserError(`${day} is outside of the season in content/site.yaml: ${season.months}.`);
  const list = schedule.get('skipDates', true);
  const days: string[] = isSeq(list) ? (list.toJSON() as string[]) : [];
  if (days.includes(day)) throw new UserError(`${name} already skips ${day}.`);
  writeContent(entry, file, withSkipDate(readContent(entry, file), schedule, day));
  return { file: name, next: `From the next build on, the tour of ${day} is not offered.` };
}

function tourHint(content: string, tour: string): string {
  const tours = ownFilesBelow(path.join(content, 'tours')).map((name) => name.replace(/\.yaml$/, ''));
  const guess = nearest(tour, tours);
  return guess ? `Did you mean ${guess}?` : `Tours: ${tours.join(', ')}.`;
}

/**
 * Adds a date to a schedule's `skipDates`, in the list's own style; the rest of the file stays the same.
 * @param schedule its node in the parsed text
 */
function withSkipDate(text: string, schedule: YAMLMap, day: string): string {
  const insert = (at: number, added: string) => text.slice(0, at) + added + text.slice(at);
  const lineEnd = (at: number) => at + text.slice(at).search(/\n|$/);
  /** A new line below a node, indented like the line on which `first` starts. */
  const newLine = (first: Node | undefined, node: Node | undefined, added: string) => {
    const at = first?.range?.[0] ?? 0;
    const indent = /[ ]*/.exec(text.slice(text.lastIndexOf('\n', at) + 1))?.[0] ?? '';
    return insert(lineEnd(endOf(node)), `\n${indent}${added}`);
  };
  const list = schedule.get('skipDates', true);
  const quoted = `"${day}"`;
  if (!isSeq(list)) {
    const last = schedule.items.at(-1);
    const value = isNode(last?.value) ? last.value : undefined;
    if (schedule.flow) return insert(endOf(value), `, skipDates: [${quoted}]`);
    const key = isNode(last?.key) ? last.key : undefined;
    return newLine(key, value ?? key, `skipDates: [${quoted}]`);
  }
  const item = list.items.at(-1);
  const node = isNode(item) ? item : undefined;
  if (!list.flow) return newLine(node, node, `- ${quoted}`);
  return node ? insert(endOf(node), `, ${quoted}`) : insert((list.range?.[0] ?? 0) + 1, quoted);
}

/** Offset of a value's end; the end of a block includes the line break after it. */
function endOf(node: Node | undefined): number {
  const last = isSeq(node) && !node.flow ? node.items.at(-1) : undefined;
  return isNode(last) ? endOf(last) : (node?.range?.[1] ?? 0);
}
