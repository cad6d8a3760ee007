import { ApiError, queryRefusal } from '../api-error.ts';
import {
  child,
  isNode,
  some,
  walk,
  type Node,
  call,
  children,
  literal,
  mapChildren,
  operation,
} from './ast.ts';
import { engine, positionOf } from './engine.ts';
import { metered } from './budget.ts';
import { hoist, type Plan } from './hoist.ts';
import { useIndexes } from './use-indexes.ts';
import { textMatchNode } from './lookup.ts';

/** Rewrites `… match text::query(words)`, which groq-js parses but cannot run. */
function rewriteTextQueries(node: Node): Node {
  if (node.type === 'OpCall' && node['op'] === 'match' && isTextQuery(node['right'])) {
    const words = wordsOf(child(node, 'right'));
    const left = rewriteTextQueries(child(node, 'left'));
    return isWholeDocument(left) ? textMatchNode(words) : fieldMatch(left, words);
  }
  if (isTextQuery(node)) return textMatchNode(wordsOf(node));
  return mapChildren(node, rewriteTextQueries);
}

function isTextQuery(node: unknown): node is Node {
  return isNode(node) && node.type === 'FuncCall' && node['namespace'] === 'text' && node['name'] === 'query';
}

function wordsOf(textQuery: Node): Node {
  const [words] = children(textQuery, 'args');
  return call('global', 'coalesce', [words ?? literal(''), literal('')]);
}

function isWholeDocument(left: Node): boolean {
  if (left.type === 'This') return true;
  return (
    left.type === 'Array' &&
    children(left, 'elements').some((element) => child(element, 'value').type === 'This')
  );
}

function fieldMatch(field: Node, words: Node): Node {
  const noWords = { type: 'Array', elements: [arrayElement(''), arrayElement('*')] };
  return { type: 'Or', left: operation('in', words, noWords), right: operation('match', field, words) };
}

function arrayElement(value: string): Node {
  return { type: 'ArrayElement', isSplat: false, value: literal(value) };
}

export type Params = Readonly<Record<string, unknown>>;

export type ParsedQuery = {
  plain: Node;
  plan: Plan;
  /** Reads no index, for a few documents or the asynchronous engine. */
  scan: Plan;
  parameters: ReadonlySet<string>;
};

/** Parsed by groq-js, but not run by it. */
const unsupported = new Map([
  ['global', ['anywhere']],
  ['text', ['semanticSimilarity']],
  ['media', ['aspect']],
  ['user', ['attributes']],
  ['geo', ['latLng', 'contains', 'intersects', 'distance']],
  ['documents', ['get', 'incomingRefCount', 'incomingGlobalDocumentReferenceCount']],
]);

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

function refuseUnsupported(node: Node, query: string): void {
  const name = String(node['name']);
  const namespace = String(node['namespace']);
  if (!unsupported.get(namespace)?.includes(name)) return;
  const written = namespace === 'global' ? name : `${namespace}::${name}`;
  const start = query.indexOf(written);
  throw queryRefusal(
    query,
    `The function ${written}() is not supported by the lake`,
    start,
    start + written.length,
  );
}
