import { isNode, mapChildren, some } from './ast.ts';
import type { Node } from './ast.ts';
import { onceNode } from './lookup.ts';

type Depth = { scopes: number; hidden: boolean };

const root: Depth = { scopes: 0, hidden: false };

export type Plan = {
  tree: Node;
  once: readonly Node[];
};

/**
 * Hoists subqueries that do not depend on the current document out of the scopes that run once per document, as
 * in `*[_id in *[_type == "menu"].items[].page._ref]`: unhoisted, that reads the menus for every page.
 */
export function hoist(tree: Node): Plan {
  const once: Node[] = [];
  const change = (node: Node, depth: Depth): Node => {
    if (depth.scopes > 0 && isSubquery(node) && !dependsOnOutside(node)) {
      const place = once.push(node) - 1;
      once[place] = below(node, root, change);
      return onceNode(place);
    }
    return below(node, depth, change);
  };
  return { tree: change(tree, root), once };
}

function below(node: Node, depth: Depth, change: (node: Node, depth: Depth) => Node): Node {
  return mapChildren(node, (inner, attribute) => change(inner, depthOf(node, attribute, depth)));
}

function isSubquery(node: Node): boolean {
  if (node.type === 'Everything' || node.type === 'ArrayElement') return false;
  if (node.type.startsWith('Object') || node.type === 'SelectAlternative') return false;
  return some(node, (inner) => inner.type === 'Everything');
}

/** Counts scopes: filters, projections, maps and pipe arguments each open a scope for what they run over. */
function depthOf(node: Node, attribute: string, depth: Depth): Depth {
  const pipeArgument = node.type === 'PipeFuncCall' && attribute === 'args';
  if (attribute !== 'expr' && !pipeArgument) return depth;
  const hidden = node.type === 'Map' || node.type === 'FlatMap';
  // A scope inside a hidden one replaces it, since both have the same parent scope.
  return { scopes: depth.hidden ? depth.scopes : depth.scopes + 1, hidden };
}

function dependsOnOutside(node: Node, depth: Depth = root): boolean {
  if (depth.scopes === 0 && readsThis(node)) return true;
  if (node.type === 'Parent') return Number(node['n']) >= depth.scopes;
  // Selectors resolve attributes against a value of their own; they stay where they are written.
  if (node.type === 'FuncCall' && ['diff', 'delta'].includes(String(node['namespace']))) return true;
  const found: boolean[] = [];
  mapChildren(node, (inner, attribute) => {
    found.push(dependsOnOutside(inner, depthOf(node, attribute, depth)));
    return inner;
  });
  return found.includes(true);
}

const readThisUnasked = ['references', 'versionOf', 'partOfRelease', 'anywhere'];

function readsThis(node: Node): boolean {
  if (node.type === 'This') return true;
  if (node.type === 'AccessAttribute') return !isNode(node['base']);
  return node.type === 'FuncCall' && readThisUnasked.includes(String(node['name']));
}
