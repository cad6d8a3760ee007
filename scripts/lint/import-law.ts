import path from 'node:path';
import type { Rule } from 'eslint';
import type { ImportExpression, Node } from 'estree';
import { laws, mayUseEffects } from './law.ts';
import { resolveImport } from './module-graph.ts';

function match(file: string, pattern: string): string | undefined {
  const source = pattern.replace(/[.[\]$]/g, String.raw`\$&`).replaceAll('*', '[^/]+');
  return new RegExp(`^${source}${pattern.endsWith('/') ? '' : '$'}`).exec(file)?.[0];
}

export const isAnyOf = (file: string, patterns: readonly string[]) =>
  patterns.some((pattern) => match(file, pattern) !== undefined);

const isEffect = (file: string) => /\.server\.tsx?$/.test(file);
const isTest = (file: string) => /\.(test|spec|test-data)\.tsx?$/.test(file) || file.startsWith('tests/');

export function judgeImport(file: string, specifier: string, isTypeOnly: boolean): string | undefined {
  const law = laws.find(({ from }) => match(file, from) !== undefined);
  if (!law) return undefined;
  const target = resolveImport(file, specifier);
  if (target === undefined) {
    const refused = law.refuses?.find(
      (name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
    );
    return refused && !isTypeOnly && !isTest(file)
      ? `"${law.from}" does not use the package "${refused}".`
      : undefined;
  }
  const own = law.from.endsWith('/') ? match(file, law.from) : undefined;
  const isAllowed =
    (own !== undefined && target.startsWith(own)) ||
    isAnyOf(target, law.may) ||
    (isTypeOnly && isAnyOf(target, law.mayTypes ?? []));
  if (!isAllowed)
    return `"${law.from}" does not import "${target}": see the import law in scripts/lint/law.ts.`;
  if (isEffect(target) && !isTypeOnly && !isEffect(file) && !isTest(file) && !isAnyOf(file, mayUseEffects)) {
    return `"${target}" has effects: only routes, worker.ts and other *.server.ts files import it.`;
  }
  return undefined;
}

type Statement = Node & {
  source?: Node | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: { importKind?: string; exportKind?: string }[];
};

function isTypeOnly({ importKind, exportKind, specifiers = [] }: Statement): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  return (
    specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type')
  );
}

export const importLaw: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'Arrows between rooms and folders point one way.' },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node: Statement | ImportExpression) => {
      if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') return;
      const isType = node.type !== 'ImportExpression' && isTypeOnly(node);
      const message = judgeImport(file, node.source.value, isType);
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
