import { expect, test } from 'vitest';
import bundle from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { readPlanLegend } from './plan-caption.tsx';

test('each floor lists its rooms by number, name and surface', () => {
  const description =
    'Plan coté en mètres. Rez-de-chaussée\u00a0: 1 cuisine 16 m², 2 toilette 1,6 m². Premier étage\u00a0: 3 salle de bains 5,8 m²';
  expect(readPlanLegend(description)).toEqual({
    note: 'Plan coté en mètres',
    floors: [
      {
        name: 'Rez-de-chaussée',
        rooms: [
          { number: '1', name: 'cuisine', surface: '16 m²' },
          { number: '2', name: 'toilette', surface: '1,6 m²' },
        ],
      },
      { name: 'Premier étage', rooms: [{ number: '3', name: 'salle de bains', surface: '5,8 m²' }] },
    ],
  });
});

test('the only floor of a plan goes without a name', () => {
  const legend = readPlanLegend('Plan with sizes in metres: 1 living room 30 m², 2 kitchen 13 m².');
  expect(legend?.note).toBe('Plan with sizes in metres');
  expect(legend?.floors.map(({ name, rooms }) => [name, rooms.length])).toEqual([['', 2]]);
});

test.each([
  '',
  'Plan 1',
  'Plan van het perceel: 17 m aan de straat, 44 m diep',
  'Plan met maten in meter: 1 uw parkeerplaats 13 m²',
  'Plan: 1 keuken 16 m², een trap, 3 hal 4 m²',
])('a description that numbers no rooms, or not all, stays a sentence: %s', (description) => {
  expect(readPlanLegend(description)).toBeUndefined();
});

test('the sample homes have a legend in every language, and lose no room by it', () => {
  const plans = bundle.Properties.flatMap(({ Pictures }) =>
    Pictures.filter(({ Scene }) => Scene === 'plan').flatMap(({ Texts }) => Texts),
  );
  const homes = plans.filter(({ Description }) => /m².*m²/.test(Description));
  expect(homes.length).toBeGreaterThan(100);
  for (const { Description } of homes) {
    const rooms = readPlanLegend(Description)?.floors.flatMap((floor) => floor.rooms) ?? [];
    expect(rooms.length, Description).toBe(Description.match(/m²/g)?.length);
  }
});
