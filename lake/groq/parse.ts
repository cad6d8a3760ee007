import { ApiError, queryRefusal } from '../api-error.ts';
import { child, isNode, some, walk, type Node } from './ast.ts';
import { engine, positionOf } from './engine.ts';
import { metered } from './budget.ts';
import { hoist, type Plan } from './hoist.ts';
import { useIndexes } from './use-indexes.ts';
import { refuseUnsupported, rewriteTextQueries } from './functions.ts';

export type Params = Readonly<Record<string, unknown>>;

export type ParsedQuery = {
  plain: Node;
  plan: Plan;
  /** Reads no index, for a few documents or the asynchronous engine. */
  scan: Plan;
  parameters: ReadonlySet<string>;
};

const cacheSize = 500;
const byText = new Map<string, ParsedQuery | null>();
const byTextAndParams = new Map<string, ParsedQuery>();

/**
 * Parses a query once per text. When a slice or an element access contains a parameter, the tree depends on
 * its value, and the values become part of the key.
 */
export function parseQuery(query: string, params: Params): ParsedQuery {
  const known = byText.get(query);
  if (known) return checked(known, params, query);
  if (known === undefined) {
    const parsed = parseWithoutParams(query);
    remember(byText, query, parsed);
    if (parsed) return checked(parsed, params, query);
  }
  const key = JSON.stringify([query, params]);
  const cached = byTextAndParams.get(key);
  if (cached) return cached;
  const parsed = prepare(query, params);
  remember(byTextAndParams, key, parsed);
  return parsed;
}

function remember<T>(cache: Map<string, T>, key: string, value: T): void {
  const [oldest] = cache.size >= cacheSize ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(key, value);
}

function checked(parsed: ParsedQuery, params: Params, query: string): ParsedQuery {
  for (const name of parsed.parameters) {
    if (!Object.hasOwn(params, name)) {
      const start = query.indexOf(`$${name}`);
      throw queryRefusal(
        query,
        `param $${name} referenced, but not provided`,
        start,
        start + name.length + 1,
      );
    }
  }
  return parsed;
}

function parseWithoutParams(query: string): ParsedQuery | null {
  let parsed: ParsedQuery;
  try {
    parsed = prepare(query, undefined);
  } catch (error) {
    const parameterInSlice =
      error instanceof ApiError && error.message.includes('constant numbers') && query.includes('$');
    if (parameterInSlice) return null;
    throw error;
  }
  const dependsOnValues = (node: Node) => node.type === 'Filter' && isConstant(child(node, 'expr'));
  return some(parsed.plain, dependsOnValues) ? null : parsed;
}

/** `[$x]` is an element, an attribute or a filter depending on the type of the value. */
function isConstant(node: Node): boolean {
  if (node.type === 'Parameter') return true;
  const inner = node['base'];
  return (node.type === 'Group' || node.type === 'Neg') && isNode(inner) && isConstant(inner);
}

function prepare(query: string, params: Params | undefined): ParsedQuery {
  let tree: Node;
  try {
    tree = engine.parse(query, params ? { params } : {});
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    throw queryRefusal(query, description, positionOf(error));
  }
  const parameters = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'Parameter') parameters.add(String(node['name']));
    if (node.type === 'FuncCall') refuseUnsupported(node, query);
  });
  const plain = rewriteTextQueries(tree);
  const scan = metered({ tree: plain, once: [] });
  return { plain, plan: metered(useIndexes(hoist(plain))), scan, parameters };
}
