import { isNode, mapChildren, some } from './ast.ts';
import type { Node } from './ast.ts';
import { onceNode } from './lookup.ts';

export type Plan = { tree: Node; once: readonly Node[] };

/**
 * Hoists subqueries that refer to no outer scope out of those that run once per document, as in
 * `*[_id in *[_type == "menu"].items[].page._ref]`: nested, their costs would multiply.
 */
export function hoist(tree: Node): Plan {
  const once: Node[] = [];
  const change = (node: Node, isRepeated: boolean): Node => {
    if (isRepeated && isClosed(node)) {
      const place = once.push(node) - 1;
      once[place] = change(node, false);
      return onceNode(place);
    }
    return mapChildren(node, (inner, attribute) => change(inner, isRepeated || isScope(node, attribute)));
  };
  return { tree: change(tree, false), once };
}

function isScope({ type }: Node, attribute: string): boolean {
  return attribute === 'expr' || (attribute === 'args' && type === 'PipeFuncCall');
}

/** True if the node reads only from `*` and nothing from an outer scope. */
function isClosed(node: Node): boolean {
  let start = node;
  while (isNode(start['base'])) start = start['base'];
  return start !== node && start.type === 'Everything' && !some(node, ({ type }) => type === 'Parent');
}
