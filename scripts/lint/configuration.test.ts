import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const linter = path.join(root, 'node_modules/oxlint/bin/oxlint');

type Report = { diagnostics: { code: string; filename: string }[] };

/** The rules that the project's own configuration reports for files, each as `rule file`. */
async function lint(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  // Without types, since these files belong to no TypeScript project.
  const config = `import config from ${JSON.stringify(path.join(root, 'oxlint.config.ts'))};
export default { ...config, options: {} };\n`;
  writeFileSync(path.join(folder, 'oxlint.config.ts'), config);
  const linting = promisify(execFile)(process.execPath, [linter, '--format=json'], { cwd: folder });
  const { stdout } = await linting.catch((error: unknown) => error as { stdout: string });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics.map(({ code, filename }) => `${code} ${filename}`).sort();
}

test('the configuration refuses default exports outside routes and configuration', async () => {
  const text = 'export default function Page() {\n  return null;\n}\n';
  const files = { 'web/app/ui/page.tsx': text, 'web/app/routes/page.tsx': text };
  expect(await lint(files)).toEqual(['import(no-default-export) web/app/ui/page.tsx']);
});

test('the configuration refuses file names that are not kebab-case, and knows the names of routes', async () => {
  const files = [
    'web/app/ui/MyCard.tsx',
    'web/app/ui/my-card.test.tsx',
    'web/app/UI/card.tsx',
    'web/app/ui/index.tsx',
    'web/app/routes/sitemap[.]xml.ts',
    'web/app/routes/portal.$.tsx',
    'web/app/routes/Portal.tsx',
  ];
  expect(await lint(Object.fromEntries(files.map((file) => [file, 'export const x = 1;\n'])))).toEqual([
    'house(file-names) web/app/UI/card.tsx',
    'house(file-names) web/app/routes/Portal.tsx',
    'house(file-names) web/app/ui/MyCard.tsx',
    'house(file-names) web/app/ui/index.tsx',
  ]);
});

test('the configuration refuses files of more than 300 lines', async () => {
  const text = Array.from({ length: 301 }, (_, index) => `export const x${index} = 1;\n`).join('');
  expect(await lint({ 'seed/many.ts': text })).toEqual(['eslint(max-lines) seed/many.ts']);
});

test('the configuration refuses time and chance inside the pure rules of a property', async () => {
  const text = 'export const now = () => Date.now() + Math.random() + Number(new Date());\n';
  const files = { 'web/app/properties/age.ts': text, 'web/app/platform/age.server.ts': text };
  expect(await lint(files)).toEqual([
    'eslint(no-restricted-properties) web/app/properties/age.ts',
    'eslint(no-restricted-properties) web/app/properties/age.ts',
    'house(no-present) web/app/properties/age.ts',
  ]);
});
