import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paintedTones, toneOf, tones } from './tones.ts';

test('a colour has the nearest tone, and what is no colour has none', () => {
  expect(tones.map(toneOf)).toEqual([...tones.keys()]);
  expect(tones[toneOf('#000000') ?? -1]).toBe('#565553');
  expect(tones[toneOf('#ffffff') ?? -1]).toBe('#dcdad8');
  expect(tones[toneOf('#1f9d3a') ?? -1]).toBe('#7c8d6d');
  for (const none of ['', 'sand', '#12345', null, undefined])
    expect(toneOf(none), none ?? '').toBeUndefined();
});

test('the style sheet paints every tone, and no other', () => {
  const styles = readFileSync(new URL('./tones.css', import.meta.url), 'utf8');
  const rules = styles.matchAll(/^\.(\S+) \{\s+background: (\S+);\s+\}$/gm);
  expect(Array.from(rules, ([, name, colour]) => [name, colour])).toEqual(
    paintedTones.map((colour, number) => [`tone-${String(number)}`, colour]),
  );
});
