import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const root = dirname(dirname(import.meta.dirname));

/** Words of the code for people: `{1}` is the first value in them. */
export type Found = { text: string; file: string; line: number; isSaid: boolean };

/** Their values are read by people, even a single word in lower case. */
const shown = /^(?:alt|aria-label|description|header|label|placeholder|text|title)$/;

/** Their values are read by machines only. */
const hidden =
  /^(?:as|Authorization|color|components|dateFormat|de|en|example|filter|fr|href|id|icon|key|kind|name|nl|path|query|rel|select|source|sourceUrl|style|timeZone|to|transform|type|value|view)$/;

const sayers = /^(?:say|sayCount|inStaffLanguage)$/;

/** Take a kind of field, such as `Text`, a selector or a style. */
const machines = /(?:closest|createGlobalStyle|localizedValue|querySelector|querySelectorAll)$/;

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, ' ').trim();
  if (!ts.isTemplateExpression(node)) return undefined;
  const rest = node.templateSpans.map(({ literal }, index) => `{${index + 1}}${literal.text}`);
  return node.head.text + rest.join('');
}

function nameOf({ parent }: ts.Node): string {
  const isNamed = ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent);
  return isNamed ? parent.name.getText().replaceAll("'", '') : '';
}

/** The pattern of a rule says in words how a value is written. */
function namesPattern(node: ts.Node): boolean {
  const call = node.parent.parent.parent;
  return nameOf(node) === 'name' && ts.isCallExpression(call) && call.expression.getText().endsWith('.regex');
}

function isForPeople(node: ts.Node, text: string): boolean {
  const words = text.replaceAll(/\{\d+\}/g, '');
  if (!/\p{L}/u.test(words) || /^\s*(?:[*[]|\{ )|^order\(|==|var\(--/.test(text)) return false;
  const name = nameOf(node);
  if (ts.isJsxText(node) || shown.test(name) || namesPattern(node)) return true;
  if (hidden.test(name)) return false;
  const isSentence = /[\p{L}\d.,:;)}”"%] [\p{L}{(“"€·]/u.test(text);
  return isSentence || /^[“"]?\p{Lu}\p{Ll}+[.”"]?$/u.test(text);
}

function isMachines(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isVariableDeclaration(node)) return node.type?.getText().startsWith('CSSProperties') ?? false;
  if (ts.isCallExpression(node)) return machines.test(node.expression.getText());
  const isNamed = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
  return isNamed && /^(?:select|style|transform)$/.test(node.name.getText());
}

function sentencesOfFile(file: string): Found[] {
  const source = readFileSync(join(root, file), 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true, kind);
  const found: Found[] = [];
  const visit = (node: ts.Node, isSaid: boolean): void => {
    if (isMachines(node)) return;
    const text = textOf(node);
    if (text !== undefined && (isSaid || isForPeople(node, text))) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ text, file, line, isSaid });
    }
    const isSayer = ts.isCallExpression(node) && sayers.test(node.expression.getText());
    node.forEachChild((child) => visit(child, isSayer || (isSaid && !ts.isCallExpression(node))));
  };
  visit(tree, false);
  return found;
}

/** Finds the words for people in the files that match `include` and none of `exclude`. */
export function sentencesIn(include: string, exclude: readonly string[]): Found[] {
  const files = globSync(include, { cwd: root, exclude: ['**/node_modules/**', '**/*.test*', ...exclude] });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap(sentencesOfFile);
}
