import type { Tool } from 'sanity';
import { expect, test } from 'vitest';
import { barTools, groupOf, inOrder, withCounts } from './tool-groups.ts';

const toolsNamed = (...names: string[]): Tool[] =>
  names.map((name) => ({ name, title: name, component: () => null }));
const namesOf = (tools: readonly Tool[]) => tools.map(({ name }) => name);

test('tools come in the order of the bar, and one that it does not know comes last', () => {
  const tools = toolsNamed('newcomer', 'leads', 'checks', 'structure', 'welcome');
  expect(namesOf(inOrder(tools))).toEqual(['welcome', 'structure', 'checks', 'leads', 'newcomer']);
});

test('a group has one entry with its own title, which opens its first tool', () => {
  const bar = barTools(toolsNamed('structure', 'checks', 'translations', 'search', 'newcomer'));
  expect(bar.map(({ name, title }) => [name, title])).toEqual([
    ['structure', 'structure'],
    ['checks', 'Review'],
    ['newcomer', 'newcomer'],
  ]);
});

test('a tool that is alone in its group keeps its own title', () => {
  const tools = toolsNamed('structure', 'search');
  expect(barTools(tools)).toEqual(tools);
  expect(groupOf('search', tools)).toBeUndefined();
});

test('each tool of a group leads to the others', () => {
  const tools = toolsNamed('structure', 'leads', 'visits');
  expect(groupOf('visits', tools)).toEqual({ title: 'Contacts', members: tools.slice(1) });
  expect(groupOf('structure', tools)).toBeUndefined();
  expect(groupOf(undefined, tools)).toBeUndefined();
});

test('new leads are counted at their tool and at its group', () => {
  const tools = toolsNamed('structure', 'leads', 'visits');
  expect(withCounts(tools, 3)[1]?.title).toBe('leads (3)');
  expect(barTools(tools, 3).map(({ title }) => title)).toEqual(['structure', 'Contacts (3)']);
  expect(withCounts(tools)).toEqual(tools);
});
