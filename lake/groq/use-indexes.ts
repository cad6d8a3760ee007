import { child, children, isNode, mapChildren, thisNode } from './ast.ts';
import type { Node } from './ast.ts';
import type { Plan } from './hoist.ts';
import { lookupEachNode, lookupNode } from './lookup.ts';
import type { LookupKind } from './lookup.ts';

type Narrowing = { kind: LookupKind; list: Node };

const mostSelectiveFirst: readonly LookupKind[] = ['_id', 'references', '_type'];

/** Replaces `*` in `*[…]` with the smallest list that an index has for it; the filter still runs over that list. */
export function useIndexes({ tree, once }: Plan): Plan {
  return { tree: narrowed(tree), once: once.map((subquery) => narrowed(subquery)) };
}

function narrowed(node: Node, hiddenScope = false): Node {
  if (node.type !== 'Filter' || child(node, 'base').type !== 'Everything')
    return mapChildren(node, (below, attribute) => narrowed(below, scopeBelow(node, attribute, hiddenScope)));
  const filter = child(node, 'expr');
  const found = conditions(filter).flatMap((condition) => narrowingOf(condition, hiddenScope) ?? []);
  const best = mostSelectiveFirst.flatMap((kind) => found.filter((narrowing) => narrowing.kind === kind))[0];
  return { ...node, base: best?.list ?? child(node, 'base'), expr: narrowed(filter) };
}

/** A map's element runs in a scope that `^` skips; there `^` cannot be moved out of a filter. */
function scopeBelow(node: Node, attribute: string, hiddenScope: boolean): boolean {
  if (attribute === 'expr') return node.type === 'Map' || node.type === 'FlatMap';
  if (attribute === 'args' && node.type === 'PipeFuncCall') return false;
  return hiddenScope;
}

function conditions(filter: Node): Node[] {
  if (filter.type === 'And')
    return [...conditions(child(filter, 'left')), ...conditions(child(filter, 'right'))];
  return filter.type === 'Group' ? conditions(child(filter, 'base')) : [filter];
}

function narrowingOf(condition: Node, hiddenScope: boolean): Narrowing | undefined {
  const { type, namespace, name, op } = condition;
  if (type === 'FuncCall' && namespace === 'global' && name === 'references') {
    const args = children(condition, 'args');
    const value = args.length === 1 && args[0] ? outside(args[0], hiddenScope) : undefined;
    return value && { kind: 'references', list: lookupNode('references', value) };
  }
  if (type !== 'OpCall') return undefined;
  const [left, right] = [child(condition, 'left'), child(condition, 'right')];
  const isReversed = op === '==' && indexedBy(left) === undefined;
  const kind = indexedBy(isReversed ? right : left);
  const value = kind && outside(isReversed ? left : right, hiddenScope);
  if (!value) return undefined;
  if (op === '==') return { kind, list: lookupNode(kind, value) };
  return op === 'in' ? { kind, list: lookupEachNode(kind, value) } : undefined;
}

function indexedBy(node: Node): '_id' | '_type' | undefined {
  const isField = node.type === 'AccessAttribute' && node['base'] === undefined;
  return isField && (node['name'] === '_id' || node['name'] === '_type') ? node['name'] : undefined;
}

/** Rewrites a value for the scope outside the filter; undefined when it depends on the filtered document. */
function outside(node: Node, hiddenScope: boolean): Node | undefined {
  switch (node.type) {
    case 'Value':
    case 'Parameter':
      return node;
    case 'Array':
      return children(node, 'elements').every(
        (item) => !item['isSplat'] && child(item, 'value').type === 'Value',
      )
        ? node
        : undefined;
    case 'Group':
      return outside(child(node, 'base'), hiddenScope);
    case 'Parent': {
      if (hiddenScope) return undefined;
      const levels = Number(node['n']);
      return levels === 1 ? thisNode : { type: 'Parent', n: levels - 1 };
    }
    case 'AccessAttribute': {
      const base = isNode(node['base']) ? outside(node['base'], hiddenScope) : undefined;
      return base && { ...node, base };
    }
    default:
      return undefined;
  }
}
