import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../../web/app/routes');

const order = [
  'meta',
  'links',
  'headers',
  'shouldRevalidate',
  'loader',
  'action',
  'default',
  'ErrorBoundary',
];

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isDefault = (node: ts.FunctionDeclaration) =>
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

function exportsOf(file: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements.flatMap((node) => {
    if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
      return node.exportClause.elements.map(({ name }) => name.text);
    if (!isExported(node)) return [];
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? name.text : [],
      );
    if (!ts.isFunctionDeclaration(node)) return [];
    return isDefault(node) ? 'default' : (node.name?.text ?? []);
  });
}

test('every route exports in the same order, and nothing else', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test(-data)?\.tsx?$/.test(name),
  );
  expect(files).toContain('page.tsx');
  for (const file of files) {
    const found = exportsOf(file);
    expect.soft(found, file).toEqual(order.filter((name) => found.includes(name)));
  }
});
