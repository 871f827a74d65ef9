/** Reads the structured data of one page and checks it by the rules of its types. */
import { attempt } from '../core/errors/attempt.ts';
import type { Finding } from '../core/errors/problem.ts';
import { visitFields } from '../core/values/visit-fields.ts';
import { type DataNode, isNode, typesOf, valuesAt } from './structured-data-node.ts';
import { formats, rules } from './structured-data-rules.ts';
import { type VisiblePage, visibleFaults } from './structured-data-visible.ts';

export interface StructuredData {
  /** Types of the nodes, in the order of the graph, without duplicates. */
  types: string[];
  /** Internal address, from the host's root and without fragment → the first property with it, `Event: url`. */
  links: Record<string, string>;
  faults: Finding[];
}

const remedy = 'Correct it in components/structured-data/';

const [opening, closing] = ['<script type="application/ld+json">', '</script>'];

/** Text of each block of structured data in a piece of HTML. */
export const blocksOf = (html: string): string[] =>
  html
    .split(opening)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(closing)));

/**
 * @param json text of each block on the page
 * @param origin `https://host`: addresses that begin with it are internal
 */
export function readStructuredData(
  json: readonly string[],
  origin: string,
  page: VisiblePage,
): StructuredData {
  const faults: Finding[] = [];
  const report = (message: string) => faults.push({ message, remedy });
  const links: Record<string, string> = {};
  const nodes = json.flatMap((text) => graphOf(text, report));
  const byId = new Map<string, DataNode>();
  for (const node of nodes) {
    const id = node['@id'];
    if (typeof id !== 'string') continue;
    if (byId.has(id)) report(`${typesOf(node)[0]}: "@id" ${id} is the id of two nodes`);
    byId.set(id, node);
  }
  for (const node of nodes) {
    for (const type of typesOf(node)) checkNode(node, type, byId, report);
    visitFields(node, (value, path) => {
      if (typeof value !== 'string' || !value.startsWith(`${origin}/`)) return;
      // The id of a node that this page describes is no link.
      if (path.at(-1) === '@id' && byId.has(value)) return;
      const names = path.filter((step) => typeof step === 'string');
      links[value.slice(origin.length).replace(/#.*/, '')] ??=
        `${typesOf(node).join(' and ')}: ${names.join('.')}`;
    });
    for (const message of visibleFaults(node, typesOf(node), byId, page)) report(message);
  }
  const types = [...new Set(nodes.map((node) => typesOf(node).join('+')))];
  if (page.questions.length > 0 && json.length > 0 && !types.includes('FAQPage'))
    report('FAQPage: "mainEntity" is missing, but the page has questions');
  return { types, links, faults };
}

function graphOf(text: string, report: (message: string) => void): DataNode[] {
  const data: unknown = attempt(() => JSON.parse(text));
  if (!isNode(data)) {
    report('The structured data is not valid JSON');
    return [];
  }
  if (data['@context'] !== 'https://schema.org') report('The structured data has no "@context"');
  const graph = data['@graph'];
  return Array.isArray(graph) ? graph.filter(isNode) : [data];
}

function checkNode(
  node: DataNode,
  type: string,
  byId: ReadonlyMap<string, DataNode>,
  report: (message: string) => void,
): void {
  const rule = rules[type];
  if (!rule) {
    report(`${type}: the type has no rule in scripts/checks/structured-data-rules.ts`);
    return;
  }
  /** Reports values in a wrong format. @returns whether there are values and none is empty */
  const has = (path: string): boolean => {
    const values = valuesAt(node, path, byId);
    const format = formats[path.slice(path.lastIndexOf('.') + 1)];
    for (const value of values)
      if (format && typeof value === 'string' && !format.pattern.test(value))
        report(`${type}: "${path}" is "${value}", not ${format.what}`);
    return values.length > 0 && values.every(isFilled);
  };
  for (const path of rule.required) if (!has(path)) report(`${type}: "${path}" is missing, and required`);
  for (const path of rule.recommended ?? [])
    if (!has(path)) report(`${type}: "${path}" is missing, and recommended`);
  for (const group of rule.oneOf ?? [])
    if (!group.map(has).includes(true))
      report(`${type}: one of ${group.map((path) => `"${path}"`).join(', ')} is required`);
  const [start, end] = [node.startDate, node.endDate];
  if (typeof start === 'string' && typeof end === 'string' && !(Date.parse(start) < Date.parse(end)))
    report(`${type}: "endDate" ${end} is not after "startDate" ${start}`);
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
