import { expect, test } from 'vitest';
import { localizedRichText, localizedString } from './localized.ts';
import { richText } from './rich-text.ts';

const words = 'Un exemple : « oui » ; et non ?';
const kept = 'Un exemple\u00a0: «\u00a0oui\u00a0»\u00a0; et non\u00a0?';

test('no line of French begins with a colon, and other languages stay as they are written', () => {
  expect(localizedString({ nl: words, fr: words, en: words }).map(({ value }) => value)).toEqual([
    words,
    kept,
    words,
  ]);
});

test('the same holds for running text, with its links', () => {
  const text = richText([words, { text: 'Lisez ceci :', href: '/fr/a-vendre/' }]);
  const [, french] = localizedRichText({ nl: text, fr: text, en: text });
  const [block] = (french?.value ?? []).filter((part) => part._type === 'block');
  expect(block?.children?.map((span) => span.text)).toEqual([kept, 'Lisez ceci\u00a0:']);
  expect(block).toMatchObject({ markDefs: [{ href: '/fr/a-vendre/' }] });
});
