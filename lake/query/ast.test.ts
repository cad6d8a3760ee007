import { expect, test } from 'vitest';
import {
  call,
  child,
  children,
  isNode,
  literal,
  mapChildren,
  operation,
  some,
  thisNode,
  walk,
} from './ast.ts';
import type { Node } from './ast.ts';

const tree: Node = {
  type: 'Filter',
  base: { type: 'Everything' },
  expr: operation(
    '==',
    { type: 'AccessAttribute', name: 'kind' },
    literal({ type: 'not a node', inner: { type: 'Everything' } }),
  ),
};

test('walking visits every node and no value that only looks like one', () => {
  const types: string[] = [];
  walk(tree, ({ type }) => types.push(type));
  expect(types).toEqual(['Filter', 'Everything', 'OpCall', 'AccessAttribute', 'Value']);
});

test('changing children gives a new node and leaves the old one', () => {
  const changed = mapChildren(tree, (node) => (node.type === 'Everything' ? thisNode : node));
  expect(child(changed, 'base')).toBe(thisNode);
  expect(child(tree, 'base')).toEqual({ type: 'Everything' });
  expect(changed['expr']).toBe(tree['expr']);
});

test('nodes in lists are changed as well, other items kept', () => {
  const node = { ...call('global', 'f', [literal(1), literal(2)]), list: [1, 'a', literal(3)] };
  const changed = mapChildren(node, () => literal(0));
  expect([changed['args'], changed['list']]).toEqual([
    [literal(0), literal(0)],
    [1, 'a', literal(0)],
  ]);
});

test('asking whether some node passes a test', () => {
  expect(some(tree, ({ type }) => type === 'OpCall')).toBe(true);
  expect(some(tree, ({ type }) => type === 'Parent')).toBe(false);
});

test('children by name', () => {
  expect(children(call('global', 'f', [thisNode]), 'args')).toEqual([thisNode]);
  expect(children(tree, 'missing')).toEqual([]);
  expect(() => child(tree, 'missing')).toThrow('Filter has no missing');
  expect([isNode(thisNode), isNode({}), isNode(null), isNode('This')]).toEqual([true, false, false, false]);
});
