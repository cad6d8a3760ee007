import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** `title` has a placeholder for each value that a template fills in. */
export type TestTitle = { file: string; title: string; isRunning: boolean };

const silencers = /^(skip|fixme|todo|fails|fail)$/;

/** The name at the root of a call and the names behind it: `test.describe.skip` is test, [describe, skip]. */
function chain(node: ts.Expression): { base: string; names: string[] } {
  if (ts.isIdentifier(node)) return { base: node.text, names: [] };
  if (ts.isCallExpression(node)) return chain(node.expression);
  if (!ts.isPropertyAccessExpression(node)) return { base: '', names: [] };
  const { base, names } = chain(node.expression);
  return { base, names: [...names, node.name.text] };
}

function literalOf(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** A call such as test.skip() inside a body silences the test around it. */
function silencesItself(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) {
    const { base, names } = chain(node.expression);
    if (base === 'test' && names.some((name) => silencers.test(name))) return true;
  }
  return ts.forEachChild(node, (child) => silencesItself(child) || undefined) ?? false;
}

/** The titles of all tests in a file's text, in order. */
export function findTitles(file: string, text: string): TestTitle[] {
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node, isSilenced: boolean) => {
    let isSilent = isSilenced;
    if (ts.isCallExpression(node)) {
      const { base, names } = chain(node.expression);
      const isGroup = base === 'describe' || names.includes('describe');
      const isTest = (base === 'test' || base === 'it') && !isGroup;
      const title = literalOf(node.arguments[0]);
      if ((isTest || isGroup) && title !== undefined) {
        isSilent ||= names.some((name) => silencers.test(name));
        const body = node.arguments.slice(1);
        if (isTest) titles.push({ file, title, isRunning: !isSilent && !body.some(silencesItself) });
      }
    }
    ts.forEachChild(node, (child) => {
      visit(child, isSilent);
    });
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), false);
  return titles;
}

/** The titles of every test in the repository. */
export function collectTitles(root: string): TestTitle[] {
  const files = globSync('{schemas,studio,web,seed,lake,scripts,tests}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  return files.sort().flatMap((file) => {
    return findTitles(file.replaceAll('\\', '/'), readFileSync(path.join(root, file), 'utf8'));
  });
}
