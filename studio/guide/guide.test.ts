import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionsOf, spansOf } from './guide.ts';

const guide = (name: string) =>
  sectionsOf(readFileSync(join(import.meta.dirname, `../../docs/${name}`), 'utf8'));

test('the guide has the same sections in each language, and words in all of them', () => {
  const [dutch, french, english] = ['editing.nl.md', 'editing.fr.md', 'editing.md'].map(guide);
  expect(english?.length).toBeGreaterThan(20);
  for (const sections of [dutch, french]) {
    expect(sections).toHaveLength(english?.length ?? 0);
    for (const { title, parts } of sections ?? []) expect([title, parts.length > 0]).toEqual([title, true]);
  }
});

test('paragraphs, lists and code are told apart, lines are joined, and pictures stay out', () => {
  expect(
    sectionsOf(
      '# Titel\n\nEen\nzin.\n\n![Beeld](a.webp)\n\n## Meer\n\n- een\n  item\n- twee\n\n```json\n{}\n```\n',
    ),
  ).toEqual([
    { title: 'Titel', parts: [{ kind: 'paragraph', text: 'Een zin.' }] },
    {
      title: 'Meer',
      parts: [
        { kind: 'list', isNumbered: false, items: ['een item', 'twee'] },
        { kind: 'code', text: '{}' },
      ],
    },
  ]);
});

test('words are bold, code or a link, and a link runs no script', () => {
  expect(
    spansOf('Kies **Pagina**, `{n}` of [de wet](law.md) en [Sanity](https://sanity.io) [x](javascript:1)'),
  ).toEqual([
    { text: 'Kies ' },
    { text: 'Pagina', isStrong: true },
    { text: ', ' },
    { text: '{n}', isCode: true },
    { text: ' of ' },
    { text: 'de wet' },
    { text: ' en ' },
    { text: 'Sanity', href: 'https://sanity.io' },
    { text: ' ' },
    { text: 'x' },
  ]);
});
