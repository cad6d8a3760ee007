import { forms } from 'schemas/form-ids.ts';
import { languages } from 'schemas/languages.ts';
import { ownMonths, proofMonths, servedDays, usualMonths } from 'schemas/retention.ts';
import { expect, test } from 'vitest';
import { localizedFieldsIn, wordsOf } from '../../../walk.test-data.ts';
import { duration } from './duration.ts';
import { privacyStatement } from './privacy-statement.ts';

test('a term is written in words', () => {
  expect(duration(24, 'nl')).toBe('twee jaar');
  expect(duration(12, 'fr')).toBe('un an');
  expect(duration(1, 'en')).toBe('one month');
  expect(duration(66, 'en')).toBe('five years and six months');
  expect(duration(18, 'fr')).toBe('un an et six mois');
  expect(duration(66, 'de')).toBe('fünf Jahre und sechs Monate');
});

test.for(languages)(
  'the statement names every term after which the site deletes, in $title',
  ({ id: language }) => {
    const module = privacyStatement.modules?.find(({ _key }) => _key === 'how-long');
    const words = localizedFieldsIn(module)
      .flatMap((field) => field.filter((item) => item.language === language))
      .map(({ value }) => wordsOf(value))
      .join(' ')
      .toLowerCase();
    const months = [
      ...forms.map(({ id }) => ownMonths[id] ?? usualMonths),
      ...Object.values(ownMonths),
      proofMonths,
    ];
    for (const term of new Set(months)) expect(words).toContain(duration(term, language).toLowerCase());
    expect(words).toContain(String(servedDays));
  },
);
