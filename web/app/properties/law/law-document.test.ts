import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lawWords } from 'schemas/law-words.ts';
import { expect, test } from 'vitest';
import { mainTypes } from '../model/main-type.ts';
import { lawRules } from './law.ts';
import { buildings, dwellings, type LawRule } from './law-rule.ts';

const document = readFileSync(path.join(import.meta.dirname, '../../../../docs/law.md'), 'utf8');

const named = [
  [mainTypes, 'everything'],
  [buildings, 'buildings'],
  [dwellings, 'homes'],
] as const;

function kindsOf({ kinds }: LawRule): string {
  return named.find(([all]) => all.join() === kinds.join())?.[1] ?? kinds.join(', ');
}

/** A rule as `docs/law.md` tells it. */
function sectionOf(rule: LawRule): string {
  const { id, regions, goals, from, until, wording, mayBeRequested, source } = rule;
  const { rule: sentence, severity, certainty } = lawWords[id];
  const days = until === undefined ? `from ${from}` : `from ${from} until ${until}`;
  return [
    `### ${id}`,
    '',
    sentence,
    '',
    `- ${regions.join(', ')} · ${goals.join(' and ')} · ${kindsOf(rule)} · ${days}`,
    `- ${severity}, ${certainty}${mayBeRequested ? '; “requested” is accepted' : ''}`,
    `- ${wording}`,
    `- [${source.title}](${source.url}), checked on ${source.checkedOn}`,
  ].join('\n');
}

test('docs/law.md tells every rule of the table as it is, and no other', () => {
  const [, ...told] = document.split(/^(?=### )/m);
  expect(told.map((section) => section.split(/^## /m)[0]?.trim())).toEqual(lawRules.map(sectionOf));
});
