import { call, child, children, isNode, literal, thisNode } from '../ast.ts';
import type { Node } from '../ast.ts';

/** Prefix of the added attributes; no document can contain it. */
export const hiddenPrefix = '\u0002';

export const containerName = `${hiddenPrefix}container`;
export const keyName = `${hiddenPrefix}key`;

export type Hidden = { attribute: string } | 'spread';

export type Instrumented = { tree: Node; hidden: ReadonlyMap<string, Hidden> };

/** Adds hidden attributes to projections that record where values were read; the result is under `value`. */
export function instrument(tree: Node): Instrumented {
  const hidden = new Map<string, Hidden>();
  const name = (what: Hidden) => {
    const key = `${hiddenPrefix}${hidden.size}`;
    hidden.set(key, what);
    return key;
  };
  const root: Node = { type: 'Object', attributes: [attribute('value', tree)] };
  return { tree: instrumentObject(root, name), hidden };
}

type Name = (what: Hidden) => string;

function attribute(name: string, value: Node): Node {
  return { type: 'ObjectAttributeValue', name, value };
}

function instrumentObject(node: Node, name: Name): Node {
  const attributes = children(node, 'attributes').flatMap((item) => {
    const value = follow(child(item, 'value'), name);
    const written = { ...item, value };
    if (item.type === 'ObjectAttributeValue') {
      const origin = originOf(value) ?? literal(null);
      return [written, attribute(name({ attribute: String(item['name']) }), origin)];
    }
    const spread = { type: 'Object', attributes: [attribute(name('spread'), value)] };
    return [written, { ...item, value: spread }];
  });
  return { ...node, attributes };
}

/** Parts of a node that end up in the result; conditions and orderings need no instrumentation. */
const followed: Readonly<Record<string, readonly string[]>> = {
  Group: ['base'],
  Projection: ['base', 'expr'],
  Map: ['base', 'expr'],
  FlatMap: ['base', 'expr'],
  Filter: ['base'],
  Slice: ['base'],
  AccessElement: ['base'],
  AccessAttribute: ['base'],
  ArrayCoerce: ['base'],
  PipeFuncCall: ['base'],
  Array: ['elements'],
  ArrayElement: ['value'],
  Select: ['alternatives', 'fallback'],
  SelectAlternative: ['value'],
};

function follow(node: Node, name: Name): Node {
  if (node.type === 'Object') return instrumentObject(node, name);
  const parts = followed[node.type] ?? (passesOn(node) ? ['args'] : []);
  const entries = parts.map((part) => {
    const value = node[part];
    if (isNode(value)) return [part, follow(value, name)] as const;
    return [part, Array.isArray(value) ? value.map((item: Node) => follow(item, name)) : value] as const;
  });
  return { ...node, ...Object.fromEntries(entries) };
}

function passesOn(node: Node): boolean {
  return node.type === 'FuncCall' && (node['name'] === 'coalesce' || node['namespace'] === 'array');
}

function originOf(node: Node): Node | null {
  switch (node.type) {
    case 'AccessAttribute':
      return marker(isNode(node['base']) ? node['base'] : thisNode, node['name']);
    case 'AccessElement':
      return marker(child(node, 'base'), node['index']);
    case 'Group':
      return originOf(child(node, 'base'));
    case 'Array': {
      const elements = children(node, 'elements').map((item) => {
        return { ...item, value: originOf(child(item, 'value')) ?? literal(null) };
      });
      return elements.some((item) => 'isSplat' in item && item.isSplat) ? null : { type: 'Array', elements };
    }
    case 'Map': {
      const expr = originOf(child(node, 'expr'));
      return expr && { ...node, expr };
    }
    case 'FuncCall': {
      if (node['name'] !== 'coalesce') return null;
      const alternatives = children(node, 'args').map((arg) =>
        alternative(call('global', 'defined', [arg]), arg),
      );
      return { type: 'Select', alternatives };
    }
    case 'Select': {
      const alternatives = children(node, 'alternatives').map((item) =>
        alternative(child(item, 'condition'), child(item, 'value')),
      );
      const fallback = isNode(node['fallback']) ? originOf(node['fallback']) : null;
      return { type: 'Select', alternatives, ...(fallback ? { fallback } : {}) };
    }
    default:
      return null;
  }
}

function alternative(condition: Node, value: Node): Node {
  return { type: 'SelectAlternative', condition, value: originOf(value) ?? literal(null) };
}

function marker(container: Node, key: unknown): Node {
  return {
    type: 'Object',
    attributes: [attribute(containerName, container), attribute(keyName, literal(key))],
  };
}
