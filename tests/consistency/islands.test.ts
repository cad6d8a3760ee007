import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const app = 'web/app';

/** The preview runs the whole page in the browser; nothing of it is an island. */
const preview = [
  'web/app/islands/script-island.tsx',
  'web/app/pages/page-view.tsx',
  'web/app/content/preview/preview-tools.tsx',
];

const hooks = new Set(['useEffect', 'useLayoutEffect', 'useReducer', 'useState', 'useSyncExternalStore']);

/** True for `onEvent={…}`, but not where a component takes `false` for none. */
function isHandler({ name, initializer }: ts.JsxAttribute): boolean {
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  return /^on[A-Z]/.test(name.getText()) && value?.kind !== ts.SyntaxKind.FalseKeyword;
}

/** True for event handlers on elements and for React's hooks of state and effects, which only run in a browser. */
function runsScript(file: string): boolean {
  const text = readFileSync(path.join(root, file), 'utf8');
  const visit = (node: ts.Node): boolean => {
    if (ts.isImportSpecifier(node)) return hooks.has(node.name.text);
    if (ts.isJsxAttribute(node)) return isHandler(node) || anyBelow(node);
    return anyBelow(node);
  };
  const anyBelow = (node: ts.Node) => ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  return visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
}

/** Every import of ours names its file. */
function importsOf(file: string): string[] {
  const source = path.join(root, file);
  if (!/\.tsx?$/.test(file) || !existsSync(source)) return [];
  const { importedFiles } = ts.preProcessFile(readFileSync(source, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) =>
    fileName.startsWith('.') ? path.posix.join(path.posix.dirname(file), fileName) : fileName,
  );
}

/** Everything that reaches a browser with an island. */
function hydratedFiles(): ReadonlySet<string> {
  const files = new Set([`${app}/island-registry.ts`, `${app}/islands/hydrate.tsx`]);
  // A set also iterates over entries added during iteration.
  for (const file of files) for (const imported of importsOf(file)) files.add(imported);
  return files;
}

test('every component that runs script belongs to an island', () => {
  const hydrated = hydratedFiles();
  const components = readdirSync(path.join(root, app), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !/\.test(-data)?\.tsx$/.test(name))
    .map((name) => path.posix.join(app, name));
  const [inside, outside] = [true, false].map((isInside) =>
    components.filter((file) => hydrated.has(file) === isInside && runsScript(file)),
  );
  expect(inside).toContain('web/app/ui/video/video-starter.tsx');
  expect(outside).toEqual(preview);
});
