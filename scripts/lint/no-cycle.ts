import path from 'node:path';
import type { Rule } from 'eslint';
import type { Node } from 'estree';
import { importChain, moduleGraph, type ModuleGraph, resolveImport } from './module-graph.ts';

const graphs = new Map<string, ModuleGraph>();

export const noCycle: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'Refuses import cycles, those of types included.' },
  },
  create(context) {
    const graph = graphs.get(context.cwd) ?? moduleGraph(context.cwd);
    graphs.set(context.cwd, graph);
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node: Node & { source?: Node | null }) => {
      if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') return;
      const target = resolveImport(file, node.source.value);
      const chain = target && importChain(graph, target, file);
      if (chain) context.report({ node: node.source, message: `Import cycle: ${chain.join(' → ')}` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
