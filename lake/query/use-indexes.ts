import { child, children, isNode, literal, mapChildren, thisNode } from './ast.ts';
import type { Node } from './ast.ts';
import { lookupNode } from './lookup.ts';
import type { LookupKind } from './lookup.ts';

type Narrowing = { kind: LookupKind; value: Node; condition: Node };

const mostSelectiveFirst: readonly LookupKind[] = ['id', 'ids', 'slug', 'path', 'reference', 'type', 'types'];

/** Replaces `*` in `*[…]` by the smallest list that an index has for it; the filter still runs over that list. */
export function useIndexes(node: Node, hiddenScope = false): Node {
  if (node.type === 'Filter' && child(node, 'base').type === 'Everything') {
    const filter = child(node, 'expr');
    const narrowing = best(filter, hiddenScope);
    if (!narrowing) return { ...node, expr: useIndexes(filter) };
    const indexed = lookupNode(narrowing.kind, narrowing.value);
    return soonestDecided(filter, narrowing).reduce(
      (base, condition): Node => ({ type: 'Filter', base, expr: useIndexes(condition) }),
      indexed,
    );
  }
  return mapChildren(node, (below, attribute) => useIndexes(below, scopeBelow(node, attribute, hiddenScope)));
}

/** A map's element runs in a scope that `^` skips; there `^` cannot be moved out of a filter. */
function scopeBelow(node: Node, attribute: string, hiddenScope: boolean): boolean {
  if (attribute === 'expr') return node.type === 'Map' || node.type === 'FlatMap';
  if (attribute === 'args' && node.type === 'PipeFuncCall') return false;
  return hiddenScope;
}

/** groq-js evaluates both sides of every `&&`: the most selective condition runs first, the indexed one last. */
function soonestDecided(filter: Node, { condition: indexed }: Narrowing): Node[] {
  const rank = (condition: Node) => (condition === indexed ? 2 : condition['op'] === '==' ? 0 : 1);
  return conditions(filter).sort((a, b) => rank(a) - rank(b));
}

function best(filter: Node, hiddenScope: boolean): Narrowing | undefined {
  const found = conditions(filter).flatMap((condition) => {
    const narrowing = narrowingOf(condition, hiddenScope);
    return narrowing ? [{ ...narrowing, condition }] : [];
  });
  return found.sort((a, b) => mostSelectiveFirst.indexOf(a.kind) - mostSelectiveFirst.indexOf(b.kind))[0];
}

function conditions(filter: Node): Node[] {
  if (filter.type === 'And')
    return [...conditions(child(filter, 'left')), ...conditions(child(filter, 'right'))];
  if (filter.type === 'Group') return conditions(child(filter, 'base'));
  return [filter];
}

function narrowingOf(condition: Node, hiddenScope: boolean): Omit<Narrowing, 'condition'> | undefined {
  if (
    condition.type === 'FuncCall' &&
    condition['namespace'] === 'global' &&
    condition['name'] === 'references'
  ) {
    const args = children(condition, 'args');
    const value = args.length === 1 && args[0] ? outside(args[0], hiddenScope) : undefined;
    return value && { kind: 'reference', value };
  }
  if (condition.type !== 'OpCall') return undefined;
  const left = child(condition, 'left');
  const right = child(condition, 'right');
  if (condition['op'] === '==')
    return equality(left, right, hiddenScope) ?? equality(right, left, hiddenScope);
  if (condition['op'] !== 'in') return undefined;
  const prefix = pathOf(left) === '_id' ? prefixOf(right) : undefined;
  if (prefix !== undefined) return { kind: 'path', value: literal(prefix) };
  const kind = ({ _id: 'ids', _type: 'types', 'slug.current': undefined, '': undefined } as const)[
    pathOf(left)
  ];
  const value = kind && outside(right, hiddenScope);
  return value && { kind, value };
}

/** The prefix of `path("drafts.**")`. */
function prefixOf(node: Node): string | undefined {
  if (node.type !== 'FuncCall' || node['namespace'] !== 'global' || node['name'] !== 'path') return undefined;
  const [pattern] = children(node, 'args');
  return /^([^*]+\.)\*\*$/.exec(String(pattern?.['value']))?.[1];
}

function equality(field: Node, other: Node, hiddenScope: boolean): Omit<Narrowing, 'condition'> | undefined {
  const kind = ({ _id: 'id', _type: 'type', 'slug.current': 'slug', '': undefined } as const)[pathOf(field)];
  const value = kind && outside(other, hiddenScope);
  return value && { kind, value };
}

type IndexedPath = '_id' | '_type' | 'slug.current';

function isIndexed(path: string): path is IndexedPath {
  return path === '_id' || path === '_type' || path === 'slug.current';
}

function pathOf(node: Node): IndexedPath | '' {
  const names: unknown[] = [];
  let at: unknown = node;
  while (isNode(at) && at.type === 'AccessAttribute') {
    names.unshift(at['name']);
    at = at['base'];
  }
  const path = names.join('.');
  const ofDocument = at === undefined || (isNode(at) && at.type === 'This');
  return ofDocument && isIndexed(path) ? path : '';
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
