import { expect, test } from 'vitest';
import { hasWords, markupOf, withMarkup } from './markup.ts';

const span = (text: string, marks: string[] = []) => ({ _type: 'span', _key: text, text, marks });

const linked = {
  _type: 'block',
  _key: 'one',
  style: 'h3',
  markDefs: [{ _type: 'link', _key: 'l', href: '/nl/contact/' }],
  children: [span('Lees '), span('onze raad', ['l', 'strong']), span(' & meer.')],
};

/** A plausible response of a service. */
const accented = (text: string) => text.replaceAll('e', 'é');

test('a plain text keeps its signs and the words in braces', () => {
  expect(markupOf('Dag {name}, 2 < 3 & "wij"')).toEqual(['Dag <x>{name}</x>, 2 &lt; 3 &amp; "wij"']);
  expect(withMarkup('Dag {name}', ['Bonjour <x>{name}</x>\u00A0!'])).toBe('Bonjour {name}\u00A0!');
  expect(withMarkup('a', ['L&#39;agence &quot;x&quot; &amp;lt;'])).toBe('L\'agence "x" &lt;');
});

test('a formatted text keeps its structure, marks, links and keys', () => {
  expect(markupOf([linked])).toEqual(['<s0>Lees </s0><s1>onze raad</s1><s2> &amp; meer.</s2>']);
  expect(withMarkup([linked], markupOf([linked]).map(accented))).toEqual([
    {
      ...linked,
      children: linked.children.map((child) => ({ ...child, text: accented(child.text) })),
    },
  ]);
});

test('a service may reorder words, and put some between them', () => {
  const texts = (markup: string) =>
    (withMarkup([linked], [markup]) as (typeof linked)[]).flatMap(({ children }) =>
      children.map(({ text }) => text),
    );
  expect(texts('<s1>Nos conseils</s1> à <s0>lire</s0><s2>.</s2>')).toEqual(['lire', 'Nos conseils à ', '.']);
  expect(texts('Lisez nos conseils')).toEqual(['Lisez nos conseils', '', '']);
  expect(texts('<s7>Lisez</s7>')).toEqual(['Lisez', '', '']);
});

test('paragraphs and cells are texts of their own, and empty ones are not sent', () => {
  const empty = { ...linked, _key: 'two', children: [span('')] };
  const table = [{ _type: 'tableRow', _key: 'a', cells: ['Dienst', '', 'Prijs'] }];
  expect(markupOf([empty, linked])).toHaveLength(1);
  expect(withMarkup([empty, linked], ['<s0>A</s0>'])).toMatchObject([
    { _key: 'two', children: [{ text: '' }] },
    { _key: 'one', children: [{ text: 'A' }, { text: '' }, { text: '' }] },
  ]);
  expect(markupOf(table)).toEqual(['Dienst', 'Prijs']);
  expect(withMarkup(table, ['Service', 'Prix'])).toEqual([{ ...table[0], cells: ['Service', '', 'Prix'] }]);
});

test('a picture in a text keeps its file, and its words are translated', () => {
  const asset = { _ref: 'image-1' };
  const text = [{ _type: 'textPicture', _key: 'p', asset, alt: 'Een trap' }, linked];
  expect(markupOf(text)[0]).toBe('Een trap');
  expect(withMarkup(text, ['Un escalier', 'x'])).toMatchObject([
    { _key: 'p', asset, alt: 'Un escalier' },
    {},
  ]);
});

test('only what has words can be translated', () => {
  expect(hasWords('Ons verhaal')).toBe(true);
  expect(hasWords([linked])).toBe(true);
  expect(hasWords('€ 250.000 {price}')).toBe(false);
  expect(hasWords({ asset: { _ref: 'image-1' } })).toBe(false);
});
