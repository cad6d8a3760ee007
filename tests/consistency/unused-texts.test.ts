import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formIds } from 'schemas/form-ids.ts';
import { textKeys } from 'schemas/text-keys.ts';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');

/** Texts written ahead, by the feature that will show them. */
const waiting = {
  'a form with a first day': ['validation.startDate'],
};

const promised = [
  ...['lost', 'mail', 'twice', 'outage', 'booked', 'strangers', 'crossSite', 'logs', 'consent', 'erased'],
  ...['law', 'everyone'],
];

/** Keys that code builds from a template, by that template. */
const composed: Record<string, readonly string[]> = {
  '`consent.${category}`': ['necessary', 'preferences', 'statistics', 'marketing'],
  '`consent.${category}Help`': ['necessary', 'preferences', 'statistics', 'marketing'],
  '`facts.floodPlot${plot}`': ['A', 'B', 'C', 'D'],
  '`facts.floodBuilding${building}`': ['A', 'B', 'C', 'D'],
  '`draft.${opened.state}Message`': ['expired', 'revoked', 'invalid'],
  '`mail.about.${definition.id}`': formIds,
  '`law.${goal}`': ['sale', 'rent'],
  '`evidence.${id}`': [...promised, 'axePages', 'axeStates', 'zoom', 'keyboard', 'html'],
  '`evidence.${id}Counted`': promised,
};

function codeIn(folder: string): string {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test|node_modules/.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'))
    .join('\n');
}

const code = codeIn('web/app') + codeIn('studio');

const composedKeys = new Set(
  Object.entries(composed)
    .filter(([template]) => code.includes(template))
    .flatMap(([template, values]) =>
      values.map((value) => template.replace(/\$\{[^}]+\}/, value).replaceAll('`', '')),
    ),
);

const isUsed = (key: string) =>
  composedKeys.has(key) || code.includes(`'${key.replace(/_(zero|one|other)$/, '')}'`);

const unused = textKeys.filter((key) => !isUsed(key));

test('every text is shown somewhere or waits for a named feature, and a waiting one is not shown yet', () => {
  expect(unused.toSorted()).toEqual(Object.values(waiting).flat().toSorted());
});
