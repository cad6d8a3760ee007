import { expect, test } from 'vitest';
import { describeFigures } from './figures.ts';

test('figures are sorted by number, one line for each count', () => {
  const lines = [
    '{"figure":"10 other","measured":{"seen":3}}',
    '{"figure":"2 mail","measured":{"sent":150,"slowest (ms)":4}}',
  ];
  expect(describeFigures(`${lines.join('\n')}\n`)).toBe(
    ['2 mail    sent          150', '          slowest (ms)  4', '10 other  seen          3'].join('\n'),
  );
  expect(describeFigures('')).toBe('');
});
