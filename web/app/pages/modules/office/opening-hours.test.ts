import { expect, test } from 'vitest';
import type { OpeningHours } from 'schemas/generated/content.ts';
import { createTranslate } from '../../../content/i18n/translate.ts';
import { openingHoursInWords } from './opening-hours.ts';

const t = createTranslate(
  { 'contact.hours': '{opens} – {closes}', 'contact.byAppointment': 'op afspraak' },
  'nl-BE',
);

type Day = NonNullable<OpeningHours['days']>[number];

const row = (days: string, hours: Omit<OpeningHours, '_type' | 'days'>): OpeningHours => ({
  _type: 'openingHours',
  days: days.split(' ') as Day[],
  ...hours,
});
const workdays = 'monday tuesday wednesday thursday friday';

test('days with the same hours share a line, and a lunch break keeps both parts', () => {
  const rows = [
    row(workdays, { opens: '13:30', closes: '18:00' }),
    row(`${workdays} saturday`, { opens: '09:00', closes: '12:30' }),
  ];
  expect(openingHoursInWords(rows, { language: 'nl', t })).toEqual([
    { days: 'maandag – vrijdag', times: ['09:00 – 12:30', '13:30 – 18:00'] },
    { days: 'zaterdag', times: ['09:00 – 12:30'] },
  ]);
});

test('days are named in the language of the page, and those apart are counted up', () => {
  const rows = [row('monday tuesday friday', { opens: '09:00', closes: '12:00' })];
  expect(openingHoursInWords(rows, { language: 'fr', t })).toEqual([
    { days: 'lundi, mardi et vendredi', times: ['9\u00a0h – 12\u00a0h'] },
  ]);
  expect(openingHoursInWords(rows, { language: 'en', t })[0]?.days).toBe('Monday, Tuesday and Friday');
});

test('hours by appointment say so, with or without a time', () => {
  const rows = [
    row('saturday', { opens: '10:00', closes: '12:00', byAppointment: true }),
    row('sunday', { byAppointment: true }),
  ];
  expect(openingHoursInWords(rows, { language: 'nl', t })).toEqual([
    { days: 'zaterdag', times: ['10:00 – 12:00, op afspraak'] },
    { days: 'zondag', times: ['op afspraak'] },
  ]);
});

test('a row without days or hours is left out', () => {
  const rows = [{ _type: 'openingHours' } as const, row('monday', {}), row('caturday', { opens: '09:00' })];
  expect(openingHoursInWords(rows, { language: 'nl', t })).toEqual([]);
});
