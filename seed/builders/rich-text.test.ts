import { expect, test } from 'vitest';
import { type Part, richText } from './rich-text.ts';

const paragraphs = (...parts: Part[]) => richText(...parts).filter((part) => part._type === 'block');

test('a sentence is one plain paragraph', () => {
  expect(richText('Welkom.')).toEqual([
    {
      _type: 'block',
      _key: 'b1',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 'b1-s1', text: 'Welkom.', marks: [] }],
    },
  ]);
});

test('headings and bullets carry their style', () => {
  const [heading, bullet] = richText({ heading: 'Mechelen' }, { bullet: 'Zondag: gesloten' });
  expect(heading).toMatchObject({ _key: 'b1', style: 'h3' });
  expect(bullet).toMatchObject({ _key: 'b2', style: 'normal', listItem: 'bullet', level: 1 });
});

test('each link inside a paragraph marks its own words', () => {
  const mail = { text: 'mail', href: 'mailto:info@huisenhaard.example' };
  const call = { text: 'bel', href: 'tel:+3215000000' };
  const [block] = paragraphs(['Schrijf een ', mail, ' of ', call, '.']);
  expect(block?.markDefs?.map(({ _key, href }) => [_key, href])).toEqual([
    ['b1-l1', mail.href],
    ['b1-l2', call.href],
  ]);
  expect(block?.children?.map(({ text, marks }) => [text, marks])).toEqual([
    ['Schrijf een ', []],
    ['mail', ['b1-l1']],
    [' of ', []],
    ['bel', ['b1-l2']],
    ['.', []],
  ]);
});

test('a link alone is a paragraph too', () => {
  expect(paragraphs({ text: 'Contact', href: '/nl/contact/' })[0]?.markDefs).toHaveLength(1);
});
