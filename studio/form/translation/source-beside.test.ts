import { expect, test } from 'vitest';
import { paragraph } from 'schemas/publication/example.test-data.ts';
import { isTranslation, sourceWords } from './source-beside.tsx';

test('a text reads as it is, a formatted text and a table by their lines, a picture not at all', () => {
  expect(sourceWords('Een huis\nkopen')).toBe('Een huis\nkopen');
  const [item] = paragraph('een');
  expect(sourceWords([...paragraph('Kom langs.'), { ...item, listItem: 'bullet' }])).toBe(
    'Kom langs.\n• een',
  );
  expect(sourceWords([{ _type: 'tableRow', _key: 'a', cells: ['Dienst', 'Prijs'] }])).toBe('Dienst | Prijs');
  expect(sourceWords({ _type: 'image', asset: { _ref: 'image-a' } })).toBe('');
});

test('the text of one language is a translation, and no address and no item of another list', () => {
  const at = (field: string, item: unknown = { _key: 'fr' }) =>
    isTranslation({ path: [field, item, 'value'], schemaType: { name: 'string' } } as never);
  expect([at('title'), at('path'), at('title', 0)]).toEqual([true, false, false]);
});
