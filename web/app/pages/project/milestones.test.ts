import { expect, test } from 'vitest';
import { seededTranslate } from '../../content/i18n/seeded-texts.test-data.tsx';
import { completionText, projectState, shownMilestones } from './milestones.ts';

const milestones = [
  { kind: 'permit', label: 'Vergunning verleend', day: '2025-03-20' },
  { kind: 'completion', label: 'Oplevering', day: '2027-07-30' },
];
const on = (day: string, language: 'nl' | 'fr' | 'en' = 'nl') => ({
  t: seededTranslate(language),
  language,
  now: new Date(`${day}T09:00:00Z`),
});

test('a milestone is reached on its day, and planned before', () => {
  const states = (day: string) => shownMilestones({ milestones }, on(day)).map(({ state }) => state);
  expect(states('2025-03-19')).toEqual(['gepland', 'gepland']);
  expect(states('2025-03-20')).toEqual(['afgerond', 'gepland']);
  expect(states('2027-07-30')).toEqual(['afgerond', 'afgerond']);
});

test.each([
  ['nl', [1, 0, 0], 'Nog 1 woning'],
  ['nl', [2, 1, 0], 'Nog 2 woningen en 1 parkeerplaats'],
  ['nl', [0, 3, 0], 'Nog 3 parkeerplaatsen'],
  ['fr', [1, 2, 1], 'Encore 1 logement, 1 espace professionnel et 2 places de parking'],
  ['en', [2, 1, 0], '2 homes and 1 parking space still available'],
  ['en', [0, 0, 2], '2 business units still available'],
] as const)(
  'what is left of a project is told by its use: %s %s',
  (language, [home, parking, other], words) => {
    const available = { home, parking, other };
    const told = projectState(
      { state: 'available', price: undefined, available },
      on('2026-11-20', language),
    );
    expect(told.available).toBe(words);
    expect(
      projectState({ state: 'sold-out', price: undefined, available }, on('2026-11-20')).available,
    ).toBeUndefined();
  },
);

test('in the month of its completion a project is nearly ready, and from that day ready, on card and page', () => {
  const told = (day: string, language: 'nl' | 'fr' | 'en' = 'nl') => {
    const step = shownMilestones({ milestones }, on(day, language)).at(-1);
    return [completionText({ milestones }, on(day, language)), step?.month, step?.isDone];
  };
  expect(told('2027-06-30')).toEqual(['Oplevering in juli 2027', 'juli 2027', false]);
  expect(told('2027-07-01')).toEqual(['Oplevering deze maand', 'deze maand', false]);
  expect(told('2027-07-29', 'fr')).toEqual(['Livraison ce mois-ci', 'ce mois-ci', false]);
  expect(told('2027-07-30')).toEqual(['Opgeleverd in juli 2027', 'juli 2027', true]);
  expect(told('2028-01-01', 'en')).toEqual(['Completed in July 2027', 'July 2027', true]);
});

test('a completion to come is told with its month, in each language', () => {
  expect(completionText({ milestones }, on('2026-11-20'))).toBe('Oplevering in juli 2027');
  expect(completionText({ milestones }, on('2026-11-20', 'fr'))).toBe('Livraison en juillet 2027');
  expect(completionText({ milestones }, on('2026-11-20', 'en'))).toBe('Completion in July 2027');
  expect(completionText({ milestones: milestones.slice(0, 1) }, on('2026-11-20'))).toBeUndefined();
});
