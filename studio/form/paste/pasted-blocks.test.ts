// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { compileSchema } from 'schemas/compile.ts';
import { fromGoogleDocs, fromWord, fromWordOnWeb } from './clipboard.test-data.ts';
import { pastedBlocks } from './pasted-blocks.ts';

/** Writes blocks as lines, such as `number 2: in **bold**, _italic_ and [linked](address) words`. */
function lines(html: string): string[] {
  let count = 0;
  return pastedBlocks(html, () => `k${String((count += 1))}`).map((block) => {
    const words = block.children.map(({ text, marks }) => {
      const href = block.markDefs.find(({ _key }) => marks.includes(_key))?.href;
      const bold = marks.includes('strong') ? `**${text}**` : text;
      const slanted = marks.includes('em') ? `_${bold}_` : bold;
      return href === undefined ? slanted : `[${slanted}](${href})`;
    });
    const place = block.listItem ? `${block.listItem} ${String(block.level)}` : block.style;
    return `${place}: ${words.join('')}`;
  });
}

test('headings, lists, bold, italic and links of Word stay, and nothing else', () => {
  expect(lines(fromWord)).toEqual([
    'h3: Verkopen in zes weken',
    'h4: Zo gaat het',
    'normal: Wij komen **gratis** langs en meten elke kamer, op 1\u00A0m² na: lees [_hoe wij meten_](https://www.example.org/meten).\nBel An.',
    'number 1: Schatting',
    'number 2: ter plaatse',
    'bullet 2: of op papier',
    'number 1: **Verkoop**',
    'h4: Daarna',
    'bullet 1: De akte',
    'blockquote: Alles liep vlot.',
    'normal: Ereloon',
    'normal: 3 %',
  ]);
});

test('what comes from Google Docs is not bold as a whole, and its links lead past Google', () => {
  expect(lines(fromGoogleDocs)).toEqual([
    'h3: Vendre en six semaines',
    'normal: Nous venons **gratuitement**, puis\n_nous mesurons_\u00A0: [notre méthode](https://www.example.org/mesurer)',
    'h4: Ensuite',
    'bullet 1: L’estimation',
    'bullet 2: sur place',
    'number 3: d’abord',
    'bullet 1: **La vente**',
    'number 1: L’acte',
  ]);
});

test('Word on the web names levels in attributes', () => {
  expect(lines(fromWordOnWeb)).toEqual([
    'h3: Selling in six weeks',
    'normal: **We come** to you.',
    'bullet 1: Valuation',
    'bullet 2: at your place',
  ]);
});

test.each([
  [
    'spaces and line ends of the source',
    '<p>een \n  huis&nbsp;&nbsp; met&nbsp;tuin </p>',
    ['normal: een huis met tuin'],
  ],
  ['a space between words of different format', '<b>een </b> <i> huis</i>', ['normal: **een **_huis_']],
  ['signs beyond the first plane', '<p>🏡 <b>thuis</b> 🏡</p>', ['normal: 🏡 **thuis** 🏡']],
  ['words without a paragraph', 'een <em>huis</em>', ['normal: een _huis_']],
  ['a list typed with signs', '<p>• een</p><p>•&nbsp;&nbsp;twee</p>', ['bullet 1: een', 'bullet 1: twee']],
  ['lists within items', '<ul><li>een<ol><li>twee</li></ol></li></ul>', ['bullet 1: een', 'number 2: twee']],
  ['empty paragraphs', '<p>&nbsp;</p><p><br></p>', []],
  ['a script', '<script>alert(1)</script><p onclick="alert(2)">een</p>', ['normal: een']],
  ['a script in a link', '<a href="javascript:alert(1)">een</a>', ['normal: een']],
  ['an old address', '<a href="http://example.org/a">een</a>', ['normal: [een](https://example.org/a)']],
  ['an address of the site', '<a href="/nl/contact/">een</a>', ['normal: [een](/nl/contact/)']],
  ['a place in the document', '<a href="#deel-2">een</a>', ['normal: een']],
])('%s', (_case, html, expected) => expect(lines(html)).toEqual(expected));

type RichText = { of: { fields: { name: string; type: { options?: unknown } }[] }[] };

test('everything pasted is something a formatted text has', () => {
  const { of } = compileSchema().get('richText') as unknown as RichText;
  const names = JSON.stringify(of[0]?.fields.map(({ type }) => type.options));
  const blocks = [fromWord, fromGoogleDocs].flatMap((html) => pastedBlocks(html));
  for (const { style, listItem } of blocks) {
    expect(names).toContain(`"value":"${style}"`);
    if (listItem) expect(names).toContain(`"value":"${listItem}"`);
  }
  const keys = blocks.flatMap(({ _key, children }) => [_key, ...children.map((child) => child._key)]);
  expect(new Set(keys).size).toBe(keys.length);
});
