import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { judgeImport } from './import-law.ts';

const root = path.resolve(import.meta.dirname, '../..');

const refused: [file: string, specifier: string, why: string][] = [
  ['lake/main.ts', 'schemas/languages.ts', 'the lake knows nothing of ours'],
  ['schemas/index.ts', '../seed/main.ts', 'schemas import no other room'],
  ['seed/main.ts', '../lake/ids.ts', 'no room imports the lake'],
  ['studio/sanity.config.ts', '../web/app/content/paths/build-path.ts', 'no room imports web'],
  ['tests/e2e/home.spec.ts', '../../web/app/content/paths/build-path.ts', 'no room imports web'],
  ['web/app/root.tsx', 'sanity', 'web never imports sanity'],
  ['web/app/cms/queries.ts', 'sanity/structure', 'web never imports sanity'],
  ['web/app/cms/queries.ts', 'schemas/index.ts', 'web takes plain data only'],
  ['web/app/cms/queries.ts', 'schemas/generated/content.ts', 'web takes generated types only'],
  ['web/app/pages/modules/stats/stats.tsx', '../article/article.tsx', 'a module knows no other module'],
  [
    'web/app/pages/modules/stats/stats.tsx',
    '../../forms/kinds/contact/contact.tsx',
    'a module knows the frame of a form only',
  ],
  ['web/app/pages/modules/stats/stats.tsx', '../../layout/header.tsx', 'modules are below the layout'],
  ['web/app/ui/card.tsx', '../i18n/text.tsx', 'ui knows no words'],
  ['web/app/consent/dialog.tsx', '../properties/price/price.ts', 'consent knows no properties'],
  ['web/app/site/header/header.tsx', '../../cms/load.server.ts', 'the layout takes content types only'],
  ['web/app/paths/resolve.ts', '../cms/client.server.ts', 'paths are pure'],
  ['web/app/properties/price/price.ts', 'node:fs', 'property rules are pure'],
  [
    'web/app/properties/catalogue/catalogue.ts',
    '../../../../seed/documents.ts',
    'web takes sample data only',
  ],
  ['web/app/forms/view/field.tsx', '../../../../seed/texts/nl.json', 'visitors get the texts of the CMS'],
  [
    'web/app/platform/mail/mail.server.ts',
    '../../cms/client.server.ts',
    'services know npm and bindings only',
  ],
  ['web/app/content/cms/rich-text.tsx', './load.server.ts', 'effects stay in server files'],
  ['web/serve.ts', './app/services/env.server.ts', 'the server script runs outside the app'],
];

test.for(refused)('%s must not import %s: %s', ([file, specifier]) => {
  expect(judgeImport(file, specifier, false)).toBeTypeOf('string');
});

const allowed: [file: string, specifier: string][] = [
  ['web/app/pages/modules/stats/stats.tsx', './figure.tsx'],
  ['web/app/pages/modules/stats/stats.tsx', '../../ui/card.tsx'],
  ['web/app/pages/modules/stats/stats.tsx', '../../forms/view/form-frame.tsx'],
  ['web/app/pages/modules/stats/stats.test.tsx', '../load-modules.server.ts'],
  ['web/app/pages/modules/registry.tsx', './stats/stats.tsx'],
  ['web/app/routes/page.tsx', '../cms/load.server.ts'],
  ['web/app/content/cms/load.server.ts', './client.server.ts'],
  ['web/app/content/cms/load.test.ts', './load.server.ts'],
  ['web/app/content/i18n/language.ts', 'schemas/languages.ts'],
  ['web/app/properties/catalogue/catalogue.ts', '../../../../seed/properties/bundle.json'],
  ['web/app/forms/submit/posting.test-data.ts', '../../../../seed/texts/nl.json'],
  ['web/app/properties/view/card.tsx', '../../ui/picture/picture.tsx'],
  ['studio/sanity.config.ts', 'sanity'],
  ['playwright.config.ts', './scripts/settings.ts'],
];

test.for(allowed)('%s may import %s', ([file, specifier]) => {
  expect(judgeImport(file, specifier, false)).toBeUndefined();
});

test('types may come from the generated content and from server files', () => {
  expect(judgeImport('web/app/content/cms/content.ts', 'schemas/generated/content.ts', true)).toBeUndefined();
  expect(judgeImport('web/app/content/cms/rich-text.tsx', './load.server.ts', true)).toBeUndefined();
});

test('a type may not cross an arrow of the law either', () => {
  expect(judgeImport('lake/main.ts', 'schemas/languages.ts', true)).toBeTypeOf('string');
  expect(judgeImport('web/app/pages/modules/stats/stats.tsx', '../article/article.tsx', true)).toBeTypeOf(
    'string',
  );
});

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

test('the configuration refuses an import against the law in every form it can take', async () => {
  const forms = [
    `import { x } from '../article/article.tsx';\nexport const y = x;\n`,
    `export { x } from '../article/article.tsx';\n`,
    `export * from '../article/article.tsx';\n`,
    `export const x = import('../article/article.tsx');\n`,
  ];
  for (const form of forms) {
    expect(await lint('web/app/pages/modules/stats/stats.tsx', form), form).toEqual(['house/import-law']);
  }
});

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
  expect(await lint('web/app/services/age.server.ts', text)).toEqual([]);
});

test('the configuration refuses a cycle between files', async () => {
  const text = "import { importLaw } from './import-law.ts';\n\nexport const laws = [importLaw];\n";
  expect(await lint('scripts/lint/law.ts', text)).toEqual(['house/no-cycle']);
});
