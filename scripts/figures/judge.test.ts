import { expect, test } from 'vitest';
import { musts } from './figure-table.ts';
import { countsOf, judge } from './judge.ts';

const table = { '2 mail': 'sent ≥ 150, twice = 0, waiting ≤ 3', '3 at once:': 'sent ≥ 20, stored = 1' };
const mail = (measured: Record<string, string | number>) => judge([{ figure: '2 mail', measured }], table)[0];

test('a figure is met when every count is within its bound, and names the bounds that it misses', () => {
  const met = mail({ sent: 1510, twice: 0, waiting: 3, 'slowest (ms)': 4 });
  expect(met?.verdict).toBe('met');
  expect(met && countsOf(met)).toBe('sent 1,510 · twice 0 · waiting 3 · slowest (ms) 4');
  expect(mail({ sent: 149, twice: 1, waiting: 4 })).toMatchObject({
    verdict: 'missed',
    found: ['sent ≥ 150', 'twice = 0', 'waiting ≤ 3'].map((bound) => `2 mail misses ${bound}`),
  });
});

test('a count that is missing or is no number is missed, a figure that no test recorded is not run', () => {
  expect(mail({ sent: 150, twice: 0 })?.verdict).toBe('missed');
  expect(mail({ sent: '150', twice: 0, waiting: 0 })?.verdict).toBe('missed');
  expect(judge([], table).map(({ verdict }) => verdict)).toEqual(['not run', 'not run']);
});

test('what a machine cannot measure is neither met nor missed, and says why', () => {
  const judged = mail({ 'not measured': 'no Java here' });
  expect(judged?.verdict).toBe('not measured');
  expect(judged && countsOf(judged)).toBe('no Java here');
});

test('a name that ends in a colon adds up all figures that begin so, the last of each, and none may miss', () => {
  const once = (form: string, stored: number) => ({
    figure: `3 at once: ${form}`,
    measured: { sent: 20, stored },
  });
  const [, met] = judge([once('a', 2), once('a', 1), once('b', 1)], table);
  expect(met).toMatchObject({ verdict: 'met', parts: ['a', 'b'], measured: { sent: 40, stored: 1 } });
  const [, missed] = judge([once('a', 1), once('b', 2)], table);
  expect(missed).toMatchObject({ verdict: 'missed', found: ['3 at once: b misses stored = 1'] });
});

test('every bound of the table is one that is judged', () => {
  const bounds = Object.values(musts).flatMap((must) => (must ? must.split(', ') : []));
  for (const bound of bounds) expect(bound).toMatch(/^.+ [=≥≤] \d+$/);
});
