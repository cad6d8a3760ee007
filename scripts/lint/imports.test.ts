import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { expect, onTestFinished, test } from 'vitest';
import circles from './circles.ts';
import { exceptions } from './floors.ts';
import imports from './imports.ts';

/** Cruises a repository of these files, each with what it imports; `type` before a name imports types alone. */
async function brokenRules(configuration: IConfiguration, files: Record<string, readonly string[]>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const targets = Object.values(files).flat();
  for (const file of new Set([
    ...Object.keys(files),
    ...targets.map((target) => target.replace('type ', '')),
  ])) {
    // Uses each import, since one that nothing uses is none at run time.
    const lines = (files[file] ?? []).flatMap((target, index) => {
      const [, type = '', to = ''] = /^(type )?(.+)$/.exec(target) ?? [];
      const near = path.posix.relative(path.posix.dirname(file), to);
      const local = near.startsWith('.') ? near : `./${near}`;
      const from = to.startsWith('node_modules/') ? to.split('/')[1] : local;
      const used = type ? `export type T${index} = typeof x${index};` : `export const y${index} = x${index};`;
      return [`import ${type}{ x as x${index} } from '${from ?? ''}';`, used];
    });
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(
      path.join(folder, file),
      file.endsWith('.json') ? '{}' : `${lines.join('\n')}\nexport const x = 1;\n`,
    );
  }
  const { forbidden = [], options } = configuration;
  const rooms = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))];
  const { output } = await cruise(rooms, {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, from }) => `${rule.name} ${from}`).sort();
}

const refused: [rule: string, file: string, target: string][] = [
  ['room-lake', 'lake/main.ts', 'schemas/languages.ts'],
  ['room-schemas', 'schemas/index.ts', 'seed/main.ts'],
  ['room-seed', 'seed/main.ts', 'lake/ids.ts'],
  ['room-studio', 'studio/sanity.config.ts', 'web/app/content/paths/build-path.ts'],
  ['room-tests', 'tests/e2e/home.spec.ts', 'web/app/content/paths/build-path.ts'],
  ['room-lake', 'lake/types.ts', 'type schemas/languages.ts'],
  ['sample-data', 'web/app/forms/view/field.tsx', 'seed/starter/documents.ts'],
  ['sample-data', 'web/app/content/texts.test.ts', 'seed/sample/properties/prices.ts'],
  ['plain-schemas', 'web/app/content/cms/query.ts', 'schemas/documents/page.ts'],
  ['plain-schemas', 'web/app/root.tsx', 'node_modules/sanity/index.ts'],
  ['floor-ui', 'web/app/ui/card.tsx', 'web/app/content/i18n/text.tsx'],
  ['floor-consent', 'web/app/consent/dialog.tsx', 'type web/app/properties/price/price.ts'],
  ['floor-platform', 'web/app/platform/mail/mail.server.ts', 'web/app/content/cms/client.server.ts'],
  ['floor-delivery', 'web/app/delivery/feeds/feed.server.ts', 'web/app/root.tsx'],
  ['floor-islands', 'web/app/islands/hydrate.tsx', 'web/app/forms/view/form.tsx'],
  ['plain-components', 'web/app/ui/table.tsx', 'schemas/languages.ts'],
  ['effects', 'web/app/content/cms/rich-text.tsx', 'web/app/content/cms/load.server.ts'],
  ['pure-rules', 'web/app/properties/price/price.ts', 'node_modules/react/index.ts'],
  ['modules-apart', 'web/app/pages/modules/stats/stats.tsx', 'web/app/pages/modules/article/article.tsx'],
];

test('each import that a rule refuses is reported, and by that rule', async () => {
  const files = Object.fromEntries(refused.map(([, file, target]) => [file, [target]]));
  const expected = refused.map(([rule, file]) => `${rule} ${file}`).sort();
  expect(await brokenRules(imports, files)).toEqual(expected);
});

test('files that import each other are refused, if only for types', async () => {
  const files = { 'lake/a.ts': ['lake/b.ts'], 'lake/b.ts': ['type lake/a.ts'] };
  expect(await brokenRules(imports, files)).toEqual(['file-circle lake/a.ts']);
});

test('imports down, of types from server files, of sample data, and named exceptions pass', async () => {
  const files: Record<string, readonly string[]> = {
    'web/app/pages/modules/stats/stats.tsx': ['web/app/ui/card.tsx', 'web/app/pages/modules/frame.tsx'],
    'web/app/pages/modules/registry.tsx': ['web/app/pages/modules/stats/stats.tsx'],
    'web/app/routes/page.tsx': ['web/app/content/cms/load.server.ts'],
    'web/app/content/cms/rich-text.tsx': ['type web/app/content/cms/load.server.ts'],
    'web/app/properties/store/catalogue-memory.server.ts': ['seed/sample/properties/bundle.json'],
    'web/app/forms/submit/post.test-data.ts': ['seed/starter/texts/nl.json'],
    'web/app/portal/portal.test.ts': ['web/app/routes.ts'],
    'web/app/root.tsx': ['web/app/routes/page.tsx'],
    'studio/sanity.config.ts': ['node_modules/sanity/index.ts', 'schemas/languages.ts'],
    'tests/e2e/home.spec.ts': ['scripts/settings.ts', 'seed/main.ts'],
    ...Object.fromEntries(
      exceptions.map(({ from, to }) => [
        `web/app/${from}${from.endsWith('/') ? 'a.ts' : ''}`,
        [`type web/app/${to}`],
      ]),
    ),
  };
  expect(await brokenRules(imports, files)).toEqual([]);
});

test('folders of a floor that import each other in a circle are refused, but for types', async () => {
  const files = {
    'web/app/forms/mail/mail.ts': ['web/app/forms/view/view.ts'],
    'web/app/forms/view/view.ts': [],
    'web/app/forms/view/field.ts': ['web/app/forms/mail/style.ts'],
    'web/app/site/header/header.ts': ['web/app/site/footer/footer.ts'],
    'web/app/site/footer/link.ts': ['type web/app/site/header/header.ts'],
  };
  expect(await brokenRules(circles, files)).toEqual([
    'folder-circle web/app/forms/mail',
    'folder-circle web/app/forms/view',
  ]);
});
