import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The rules that the project's own configuration reports for a text, as if it stood at that place. */
async function lint(file: string, text: string): Promise<(string | null)[]> {
  // Files that do not exist belong to no TypeScript project, so only the rules without types can judge them.
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
    ruleFilter: ({ ruleId }) => !ruleId.startsWith('@typescript-eslint/'),
  });
  const [result] = await eslint.lintText(text, { filePath: path.join(root, file) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

test('the configuration refuses default exports outside routes and configuration', async () => {
  const text = 'export default function Page() {\n  return null;\n}\n';
  expect(await lint('web/app/ui/page.tsx', text)).toEqual(['import-x/no-default-export']);
  expect(await lint('web/app/routes/page.tsx', text)).toEqual([]);
});

test('the configuration refuses file names that are not kebab-case, and knows the names of routes', async () => {
  const text = 'export const x = 1;\n';
  expect(await lint('web/app/ui/MyCard.tsx', text)).toEqual(['check-file/filename-naming-convention']);
  expect(await lint('web/app/ui/my-card.test.tsx', text)).toEqual([]);
  expect(await lint('web/app/ui/index.tsx', text)).toEqual(['check-file/no-index']);
  expect(await lint('web/app/routes/sitemap[.]xml.ts', text)).toEqual([]);
  expect(await lint('web/app/routes/portal.$.tsx', text)).toEqual([]);
});

test('the configuration refuses files of more than 300 lines', async () => {
  const text = Array.from({ length: 301 }, (_, index) => `export const x${index} = 1;\n`).join('');
  expect(await lint('seed/many.ts', text)).toEqual(['max-lines']);
});

test('the configuration refuses time and chance inside the pure rules of a property', async () => {
  const text = 'export const now = () => Date.now() + Math.random() + Number(new Date());\n';
  const found = await lint('web/app/properties/age.ts', text);
  expect(found).toEqual(['no-restricted-properties', 'no-restricted-properties', 'no-restricted-syntax']);
  expect(await lint('web/app/platform/age.server.ts', text)).toEqual([]);
});
