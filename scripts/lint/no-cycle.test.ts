import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importChain, moduleGraph } from './module-graph.ts';

function arrange(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'graph-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  return moduleGraph(root);
}

test('a cycle of types is a cycle, whichever way they are imported', () => {
  const graph = arrange({
    'a.ts': "import type { B } from './b.ts';",
    'b.ts': "export type { C } from './c.ts';",
    'c.ts': "export type D = import('./d.ts').D;",
    'd.ts': "export const load = () => import('./a.ts');",
  });
  expect(importChain(graph, 'b.ts', 'a.ts')).toEqual(['b.ts', 'c.ts', 'd.ts', 'a.ts']);
});

test('two ways to one module are no cycle', () => {
  const graph = arrange({
    'a.ts': "import './b.ts'; import './c.ts'; import 'react';",
    'b.ts': "import './c.ts';",
    'c.ts': "import data from './data.json';",
  });
  expect(importChain(graph, 'a.ts', 'c.ts')).toEqual(['a.ts', 'c.ts']);
  expect(importChain(graph, 'c.ts', 'a.ts')).toBeUndefined();
});

test('a module that imports itself is a cycle', () => {
  const graph = arrange({ 'a.ts': "import './a.ts';" });
  expect(importChain(graph, 'a.ts', 'a.ts')).toEqual(['a.ts']);
});
