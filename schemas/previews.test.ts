import type { SchemaTypeDefinition } from '@sanity/types';
import { expect, test } from 'vitest';
import { schemaTypes } from './index.ts';
import { localized } from './rules/validation-context.test-data.ts';

type Preview = {
  select?: Record<string, string>;
  prepare?: (selection: Record<string, unknown>) => { title?: unknown; subtitle?: unknown; media?: unknown };
};

const previewOf = (type: SchemaTypeDefinition) => (type as { preview?: Preview }).preview;
const previews = new Map(schemaTypes.map((type) => [type.name, previewOf(type)]));

function prepared(name: string, selection: Record<string, unknown>) {
  const preview = previews.get(name);
  if (!preview?.prepare) throw new Error(`${name} prepares no preview`);
  return preview.prepare(selection);
}

test('every entry of a list of documents or parts has words, also when nothing is filled in yet', () => {
  const prepare = [...previews].filter(([, preview]) => preview?.prepare);
  expect(prepare.length).toBeGreaterThan(20);
  for (const [name] of prepare) {
    const { title } = prepared(name, {});
    expect(typeof title === 'string' && title !== '', name).toBe(true);
  }
});

test('an entry says in the default language what it is, and whether it is a draft', () => {
  const title = localized({ fr: 'À vendre', nl: 'Te koop' });
  const path = localized({ nl: '/te-koop/' });
  expect(prepared('page', { title, path, status: 'published' })).toMatchObject({
    title: 'Te koop',
    subtitle: '/te-koop/',
  });
  expect(prepared('page', { title, path, status: 'draft' }).subtitle).toBe('/te-koop/ · Hidden');
  expect(prepared('articleModule', { title, status: 'draft' })).toMatchObject({
    title: 'Te koop',
    subtitle: 'Text and picture · Hidden',
  });
});

test('a document with a picture shows it', () => {
  const withPictures = [
    'page',
    'article',
    'office',
    'teamMember',
    'slider',
    'slide',
    'articleModule',
    'sliderModule',
  ];
  for (const name of withPictures)
    expect(previews.get(name)?.select?.media, name).toMatch(/picture|portrait|image/);
  const media = { _type: 'picture' };
  for (const name of ['page', 'article', 'teamMember', 'slide', 'articleModule', 'menuItem']) {
    expect(prepared(name, { media }).media, name).toBe(media);
  }
});

test('conditions, hours and recipients read as a sentence', () => {
  const condition = { field: 'price', operator: 'less-or-equal', value: '400000', logic: 'or' };
  expect(prepared('filterCondition', condition)).toEqual({
    title: 'Price\u00A0is at most\u00A0400000',
    subtitle: 'or',
  });
  const hours = { days: ['tuesday', 'monday'], opens: '09:00', closes: '12:30', byAppointment: true };
  expect(prepared('openingHours', hours)).toEqual({
    title: 'Monday, Tuesday',
    subtitle: '09:00–12:30, by appointment',
  });
  expect(prepared('visitHours', { days: ['monday'], from: '10:00', to: '12:30' })).toEqual({
    title: 'Monday',
    subtitle: '10:00–12:30',
  });
  expect(prepared('blockedDays', { from: '2026-12-24', to: '2027-01-03' }).title).toBe(
    '2026-12-24 – 2027-01-03',
  );
  expect(prepared('contactSlot', { from: '14:00', to: '16:00', languages: ['fr'] })).toEqual({
    title: '14:00–16:00',
    subtitle: 'Français',
  });
  expect(prepared('renovationDuty', { from: '2025-01-01', text: 'Binnen zes jaar.' })).toEqual({
    title: 'From 2025-01-01',
    subtitle: 'Binnen zes jaar.',
  });
  expect(prepared('registrationDuty', { region: 'flanders', from: '2025-01-01', rate: 12 })).toEqual({
    title: 'Flanders, 12 %',
    subtitle: 'From 2025-01-01',
  });
  expect(prepared('notaryBracket', { rate: 0.057 })).toEqual({ title: '0.057 % of the rest' });
  expect(prepared('formRecipient', { form: 'site-contact', recipients: ['a@b.example'] })).toEqual({
    title: 'Contact form',
    subtitle: 'a@b.example',
  });
});

test('a redirect says where it leads', () => {
  const page = localized({ nl: 'Te koop' });
  expect(prepared('redirect', { from: '/nl/oud/', page, status: 'published' })).toEqual({
    title: '/nl/oud/',
    subtitle: 'To Te koop',
  });
  expect(
    prepared('redirect', { from: '/nl/oud/', url: 'https://www.biv.be/', status: 'draft' }).subtitle,
  ).toBe('To https://www.biv.be/ · Hidden');
});
