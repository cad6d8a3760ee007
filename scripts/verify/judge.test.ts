import { expect, test } from 'vitest';
import { judge, musts } from './judge.ts';

const table = { '2 mail': 'sent ≥ 150, twice = 0, waiting ≤ 3', '3 at once:': 'stored = 1' };
const mail = (measured: Record<string, string | number>) => judge([{ figure: '2 mail', measured }], table)[0];

test('a figure is met when every count is within its bound, and names the bounds that it misses', () => {
  expect(mail({ sent: 151, twice: 0, waiting: 3, 'slowest (ms)': 4 })).toEqual({
    verdict: 'met',
    line: '2 mail: sent 151 · twice 0 · waiting 3 · slowest (ms) 4',
  });
  expect(mail({ sent: 149, twice: 1, waiting: 4 })).toEqual({
    verdict: 'missed',
    line: '2 mail: sent 149 · twice 1 · waiting 4 (must: sent ≥ 150, twice = 0, waiting ≤ 3)',
  });
});

test('a count that is missing or is no number is missed, a figure that no test recorded is not run', () => {
  expect(mail({ sent: 150, twice: 0 })?.verdict).toBe('missed');
  expect(mail({ sent: '150', twice: 0, waiting: 0 })?.verdict).toBe('missed');
  expect(judge([], table)).toEqual([
    { verdict: 'not run', line: '2 mail' },
    { verdict: 'not run', line: '3 at once:' },
  ]);
});

test('what a machine cannot measure is neither met nor missed, and says why', () => {
  const line = '2 mail: no Java here';
  expect(mail({ 'not measured': 'no Java here' })).toEqual({ verdict: 'not measured', line });
});

test('a name that ends in a colon stands for all figures that begin so, and each of them counts', () => {
  const recorded = [1, 2].map((stored) => ({ figure: `3 at once: form ${stored}`, measured: { stored } }));
  expect(judge(recorded, table).map(({ verdict }) => verdict)).toEqual(['not run', 'met', 'missed']);
});

test('every bound of the table is one that is judged', () => {
  const bounds = Object.values(musts).flatMap((must) => (must ? must.split(', ') : []));
  for (const bound of bounds) expect(bound).toMatch(/^.+ [=≥≤] \d+$/);
});
