import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leftHomeMonths, ownMonths, proofMonths, servedDays, usualMonths } from 'schemas/retention.ts';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const app = 'web/app';

/** Names of tables and of the constants that hold them. */
const tables = new Map(
  globSync(`${app}/**/*.server.ts`, { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/export const (\w+) = sqliteTable\(\s*'(\w+)'/g)].map(
      ([, constant = '', name = '']) => [name, constant] as const,
    ),
  ),
);

const rows = [...read('docs/privacy.md').matchAll(/^\| `(\w+)`\s*\|(.*)\|$/gm)].map(
  ([, name = '', rest = '']) => {
    const [, , term = '', isExported = '', isErased = ''] = rest.split('|').map((cell) => cell.trim());
    return { name, term, isExported, isErased };
  },
);

const codeOf = (...files: string[]) => files.map(read).join('\n');
const shared = [
  `${app}/forms/kinds/search-alert/alerts.server.ts`,
  `${app}/forms/kinds/newsletter/subscriptions.server.ts`,
  `${app}/forms/store/uploads.server.ts`,
];
const erasing = codeOf(
  `${app}/staff/address-data.server.ts`,
  `${app}/portal/owners/owner-data.server.ts`,
  ...shared,
);
const purging = codeOf(
  `${app}/staff/purge.server.ts`,
  `${app}/consent/consent-proof.server.ts`,
  `${app}/portal/session/owner-sessions.server.ts`,
  `${app}/portal/left-homes/left-homes.server.ts`,
  `${app}/platform/operations/policy-reports.server.ts`,
  `${app}/consent/statistics/counts.server.ts`,
  `${app}/content/cms/fallback-content.server.ts`,
  ...shared,
);

const deletes = (code: string, constant: string) => new RegExp(`delete\\(${constant}\\)`).test(code);
const selects = (code: string, constant: string) => new RegExp(`(from|[jJ]oin)\\(${constant}[,)]`).test(code);

test('the document lists every table, and no other', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual([...tables.keys()].sort());
  expect(tables.size).toBeGreaterThan(30);
});

test('what the document says is purged, erased or exported is, and nothing else is', () => {
  for (const { name, term, isExported, isErased } of rows) {
    const constant = tables.get(name) ?? '';
    if (term.startsWith('purge')) expect(deletes(purging, constant), `${name} is purged`).toBe(true);
    const isDeleted = deletes(erasing, constant);
    expect(isErased, `${name} is erased`).toBe(isDeleted ? 'yes' : 'no');
    if (isExported === 'yes') expect(selects(erasing, constant), `${name} is exported`).toBe(true);
  }
});

test('the document names the terms of the code', () => {
  const termOf = (name: string) => rows.find((row) => row.name === name)?.term ?? '';
  for (const months of [usualMonths, ...Object.values(ownMonths)])
    expect(termOf('submissions')).toMatch(new RegExp(`\\b${String(months)}\\b`));
  for (const name of ['owner_records', 'owner_homes', 'staff_records'])
    expect(termOf(name)).toContain(`${String(leftHomeMonths)} months`);
  expect(termOf('consent_proof')).toContain(`${String(proofMonths)} months`);
  for (const name of ['outbox', 'subscriptions', 'alerts', 'policy_reports'])
    expect(termOf(name)).toContain(`${String(servedDays)} days`);
});
