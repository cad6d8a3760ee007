import type { LanguageId } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { seededTranslate, type TestLanguage } from '../../content/i18n/seeded-texts.test-data.tsx';
import { openingHoursText } from './opening-hours-text.server.ts';

type Rows = NonNullable<Parameters<typeof openingHoursText>[0]>;

const at = (
  day: string,
  opens: string | undefined,
  closes: string | undefined,
  byAppointment = false,
): Rows[number] => ({
  _type: 'openingHours',
  _key: day,
  days: [day as 'monday'],
  opens,
  closes,
  byAppointment,
});

const rows: Rows = [
  at('monday', '13:30', '18:00'),
  at('monday', '09:00', '12:30'),
  at('tuesday', '09:00', '18:00'),
  at('saturday', '10:00', '13:00'),
  at('sunday', '14:00', '17:00', true),
];

const words = (moment: string, language: TestLanguage = 'nl', given: Rows | null = rows) =>
  openingHoursText(given, {
    now: new Date(moment),
    language: language satisfies LanguageId,
    t: seededTranslate(language),
  })
    ?.replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');

test('the hours of today are told from midnight in Belgium until closing time', () => {
  expect(words('2026-11-23T23:00:00Z')).toBe('Vandaag open van 9 tot 18 uur');
  expect(words('2026-11-24T16:59:00Z', 'fr')).toBe('Ouvert aujourd’hui de 9 h à 18 h');
  expect(words('2026-11-24T12:00:00Z', 'en')).toBe('Open today from 09:00 to 18:00');
});

test('a lunch break is told all day', () => {
  expect(words('2026-11-23T14:00:00Z')).toBe('Vandaag open 9–12.30 en 13.30–18 uur');
  expect(words('2026-11-23T08:00:00Z', 'fr')).toBe('Ouvert aujourd’hui 9 h–12 h 30 et 13 h 30–18 h');
  expect(words('2026-11-23T08:00:00Z', 'en')).toBe('Open today 09:00–12:30 and 13:30–18:00');
});

test('a closed office tells when it opens again, hours by appointment apart', () => {
  expect(words('2026-11-23T17:00:00Z')).toBe('Gesloten tot morgen 9 uur');
  expect(words('2026-11-24T17:00:00Z')).toBe('Gesloten tot zaterdag 10 uur');
  expect(words('2026-11-28T12:00:00Z', 'fr')).toBe('Fermé jusqu’à lundi 9 h');
  expect(words('2026-11-29T14:00:00Z', 'en')).toBe('Closed until tomorrow at 09:00');
  expect(words('2026-11-24T17:00:00Z', 'nl', [at('tuesday', '09:00', '18:00')])).toBe(
    'Gesloten tot dinsdag 9 uur',
  );
});

test('nothing is told of an office without hours', () => {
  expect(words('2026-11-24T12:00:00Z', 'nl', null)).toBeUndefined();
  expect(
    words('2026-11-24T12:00:00Z', 'nl', [
      at('tuesday', undefined, '18:00'),
      at('sunday', '14:00', '17:00', true),
    ]),
  ).toBeUndefined();
});
