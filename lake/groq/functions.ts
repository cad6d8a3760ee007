import { queryRefusal } from '../api-error.ts';
import { call, child, children, isNode, literal, mapChildren, type Node, operation } from './ast.ts';
import { textMatchNode } from './lookup.ts';

/** Parsed but not run by groq-js. */
const unsupported = new Map([
  ['global', ['anywhere']],
  ['text', ['semanticSimilarity']],
  ['media', ['aspect']],
  ['user', ['attributes']],
  ['geo', ['latLng', 'contains', 'intersects', 'distance']],
  ['documents', ['get', 'incomingRefCount', 'incomingGlobalDocumentReferenceCount']],
]);

/** @throws ApiError if the node calls a function that groq-js parses but does not run */
export function refuseUnsupported(node: Node, query: string): void {
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

/** Rewrites `… match text::query(words)`, which groq-js parses but cannot run. */
export function rewriteTextQueries(node: Node): Node {
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
