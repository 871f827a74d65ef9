/** Reads nodes of structured data, whose types are unknown until checked. */

export type DataNode = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is DataNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const typesOf = (node: DataNode): string[] =>
  [node['@type']].flat().filter((type) => typeof type === 'string');

/** All values at a path, through lists and references; an item without the property yields undefined. */
export function valuesAt(node: DataNode, path: string, byId: ReadonlyMap<string, DataNode>): unknown[] {
  let values: unknown[] = [node];
  for (const name of path.split('.')) {
    const found: unknown[] = [];
    for (const value of values) {
      const next = isNode(value) ? resolve(value, byId)[name] : undefined;
      if (Array.isArray(next)) found.push(...next);
      else found.push(next);
    }
    values = found;
  }
  return values;
}

function resolve(node: DataNode, byId: ReadonlyMap<string, DataNode>): DataNode {
  const id = node['@id'];
  return typeof id === 'string' && Object.keys(node).length === 1 ? (byId.get(id) ?? node) : node;
}
