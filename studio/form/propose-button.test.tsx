import { wellFormedPath } from 'schemas/rules/paths.ts';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { localized } from 'schemas/publication/example.test-data.ts';
import { pathFromTitle, ProposeButton, proposedPaths } from './propose-button.tsx';
import type { LocalizedInputProps } from './write-button.tsx';

const form = vi.hoisted(() => ({ titles: undefined as unknown }));

vi.mock('sanity', () => ({
  useFormValue: () => form.titles,
  setIfMissing: (value: unknown) => ['setIfMissing', value],
  set: (...given: unknown[]) => ['set', ...given],
  insert: (...given: unknown[]) => ['insert', ...given],
}));
vi.mock('../translations/with-language-settings.tsx', () => ({
  useLanguageSettings: () => ({ enabledLanguages: ['nl', 'fr', 'en'] }),
}));

test.each([
  ['Ons verhaal', '/ons-verhaal/'],
  ['  Eén huis, twee gezinnen! ', '/een-huis-twee-gezinnen/'],
  ['Notre cœur à l’ouvrage', '/notre-coeur-a-l-ouvrage/'],
  ['Straße & Größe 2026', '/strasse-grosse-2026/'],
  [
    'De uitzonderlijk lange titel van een pagina die iemand zonder nadenken heeft ingetikt',
    '/de-uitzonderlijk-lange-titel-van-een-pagina-die-iemand/',
  ],
])('%s becomes %s', (title, path) => {
  expect(pathFromTitle(title)).toBe(path);
  expect(wellFormedPath(path)).toBe(true);
});

test('a title without letters proposes nothing', () => {
  expect(pathFromTitle('…')).toBeUndefined();
});

test('each enabled language with a title and no path is proposed one', () => {
  const titles = localized({ nl: 'Ons verhaal', fr: 'Notre histoire', en: 'Our story', de: 'Über uns' });
  const paths = localized({ nl: '/verhaal/', fr: undefined });
  expect(proposedPaths(titles as never, paths as never, ['nl', 'fr', 'en'])).toEqual([
    { language: 'fr', path: '/notre-histoire/' },
    { language: 'en', path: '/our-story/' },
  ]);
  expect(proposedPaths(undefined, undefined, ['nl'])).toEqual([]);
});

function proposing(paths: Record<string, string | undefined>, more: object = {}) {
  form.titles = localized({ nl: 'Ons huis', fr: 'Notre maison', en: 'Our house' });
  const onChange = vi.fn();
  const schemaType = { name: 'internationalizedArrayString' };
  const input = { value: localized(paths), schemaType, onChange, ...more } as unknown as LocalizedInputProps;
  return { ...renderPart(<ProposeButton input={input} />), onChange };
}

test('one press fills in the paths that are missing, each in the order of the languages', () => {
  const { buttons, press, onChange } = proposing({ nl: undefined, en: '/our-house/' });
  expect(buttons()).toEqual(['Use /ons-huis/, /notre-maison/']);
  press('Use');
  const french = {
    _type: 'internationalizedArrayStringValue',
    _key: 'fr',
    language: 'fr',
    value: '/notre-maison/',
  };
  expect(onChange).toHaveBeenCalledWith([
    ['setIfMissing', []],
    ['set', '/ons-huis/', [{ _key: 'key-nl' }, 'value']],
    ['insert', [french], 'before', [{ _key: 'key-en' }]],
  ]);
});

test('the last language comes after the others', () => {
  const { press, onChange } = proposing({ nl: '/ons-huis/', fr: '/notre-maison/' });
  press('Use /our-house/');
  expect(onChange).toHaveBeenCalledWith([
    ['setIfMissing', []],
    ['insert', [expect.objectContaining({ value: '/our-house/' })], 'after', [-1]],
  ]);
});

test('nothing is proposed to a reader, or where every path is written', () => {
  expect(proposing({}, { readOnly: true }).buttons()).toEqual([]);
  expect(proposing({ nl: '/a/', fr: '/b/', en: '/c/' }).buttons()).toEqual([]);
});
