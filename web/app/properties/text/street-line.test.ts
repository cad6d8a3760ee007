import { expect, test } from 'vitest';
import { languages } from 'schemas/languages.ts';
import type { MainType } from '../model/main-type.ts';
import { streetLine } from './street-line.ts';

const lines = (mainType: MainType, box: string) =>
  languages.map(({ id }) =>
    streetLine({ street: 'Dijlehofpad', houseNumber: '1', box }, mainType, id).replaceAll('\u00a0', ' '),
  );

test('a unit of a building has its word in every language', () => {
  expect(lines('apartment', '101')).toEqual([
    'Dijlehofpad 1 bus 101',
    'Dijlehofpad 1 bte 101',
    'Dijlehofpad 1 bus 101',
    'Dijlehofpad 1 Bus 101',
  ]);
});

test('a parking space and a garage are no boxes', () => {
  expect(lines('parking', 'P22').slice(0, 3)).toEqual([
    'Dijlehofpad 1 plaats P22',
    'Dijlehofpad 1 place P22',
    'Dijlehofpad 1 space P22',
  ]);
  expect(lines('garage', 'G14')[0]).toBe('Dijlehofpad 1 garage G14');
});

test('an address without a unit or a number has no empty parts, and a word of the export stays', () => {
  expect(lines('house', '')[0]).toBe('Dijlehofpad 1');
  expect(streetLine({ street: 'Netebeemdenweg', houseNumber: '', box: '' }, 'farm', 'nl')).toBe(
    'Netebeemdenweg',
  );
  expect(lines('apartment', 'bus 3')).toEqual(Array(4).fill('Dijlehofpad 1 bus 3'));
  expect(lines('apartment', '2B')[0]).toBe('Dijlehofpad 1 bus 2B');
});
