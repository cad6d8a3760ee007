import { expect, test } from 'vitest';
import { paragraph } from 'schemas/publication/example.test-data.ts';
import { sourceWords } from './source-beside.tsx';

test('a text reads as it is, a formatted text and a table by their lines, a picture not at all', () => {
  expect(sourceWords('Een huis\nkopen')).toBe('Een huis\nkopen');
  const [item] = paragraph('een');
  expect(sourceWords([...paragraph('Kom langs.'), { ...item, listItem: 'bullet' }])).toBe(
    'Kom langs.\n• een',
  );
  expect(sourceWords([{ _type: 'tableRow', _key: 'a', cells: ['Dienst', 'Prijs'] }])).toBe('Dienst | Prijs');
  expect(sourceWords({ _type: 'image', asset: { _ref: 'image-a' } })).toBe('');
});
