import { expect, test } from 'vitest';
import type { ModuleOf } from '../../../content/cms/content.ts';
import type { PathEntry } from '../../../content/paths/path-table.ts';
import { blankModules, queryModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { renderLoaded, testContext } from '../render-for-test.test-data.tsx';

type Module = ModuleOf<'categoryModule'>;
type ArticleContent = Module['source']['ofCategory'][number];

const article = (name: string): ArticleContent => ({
  _id: name,
  isUntranslated: false,
  title: `Artikel ${name}`,
  summary: `Over ${name}`,
  picture: {
    asset: { _type: 'reference', _ref: `image-${'a'.repeat(40)}-1600x900-jpg` },
    hotspot: null,
    colour: null,
    crop: null,
    alt: `Beeld van ${name}`,
  },
  body: [
    {
      _type: 'block',
      _key: 'b',
      style: 'normal',
      children: [{ _type: 'span', _key: 's', text: `Tekst van ${name}` }],
    },
  ],
});

const entries: PathEntry[] = [
  {
    id: 'een',
    kind: 'article',
    paths: { nl: '/werkwijze/een/', fr: '/methode/un/' },
    titles: { nl: 'Een', fr: 'Un' },
  },
];

async function render(
  fields: Partial<Module>,
  source: Partial<Module['source']> = {},
  language?: 'fr',
): Promise<string> {
  const { categoryModule } = blankModules;
  const ofCategory = ['een', 'twee', 'drie'].map(article);
  const module = {
    ...categoryModule,
    title: 'Werkwijze',
    ...fields,
    source: { ...categoryModule.source, ofCategory, ...source },
  };
  return renderLoaded(await loadModules([module], testContext(entries, language)));
}

const count = (html: string, part: string) => html.split(part).length - 1;

test('[3.50] cards show picture, title and summary of each article, and lead to those that have a page', async () => {
  const html = await render({ view: 'card-view' });
  expect(count(html, '<img')).toBe(3);
  expect(html).toContain('alt="Beeld van twee"');
  expect(html).toContain(
    '<h3 class="heading-4"><a href="/nl/werkwijze/een/" class="card-link">Artikel een</a></h3>',
  );
  expect(html).toContain('<h3 class="heading-4">Artikel twee</h3>');
  expect(html).toContain('Over drie');
  expect(html).not.toContain('Tekst van');
});

test('[3.50] a list shows title and summary without pictures, in the language of the page', async () => {
  const html = await render({ view: 'list-view' }, {}, 'fr');
  expect(count(html, '<img')).toBe(0);
  expect(html).toContain('href="/fr/methode/un/"');
  expect(html).toContain('Over twee');
  expect(html).not.toContain('Tekst van');
});

test('[3.50] articles open one by one without script, numbered when they are steps', async () => {
  const steps = await render({ view: 'collapse-view', isNumbered: true });
  expect(count(steps, '<details')).toBe(3);
  expect(steps).toMatch(/<ol[^>]*><li><details[^>]*><summary><span[^>]*>1<\/span><h3/);
  expect(steps).toContain('Tekst van drie');
  const plain = await render({ view: 'collapse-view' });
  expect(count(plain, '<details')).toBe(3);
  expect(plain).not.toContain('<summary><span');
});

test('[3.50] articles are shown in full, one below the other, as many as the editor wants', async () => {
  const all = await render({ view: 'single-view' });
  for (const words of ['Over een', 'Tekst van een', 'Tekst van twee']) expect(all).toContain(words);
  const one = await render({ view: 'single-view' }, { maxItems: 1 });
  expect(one).toContain('Tekst van een');
  expect(one).not.toContain('Artikel twee');
});

test('[9.14] a module that does not say how many shows four, and never more than it says', async () => {
  const many = Array.from({ length: 12 }, (_, index) => article(String(index)));
  expect(count(await render({}, { ofCategory: many }), '<article')).toBe(4);
  expect(count(await render({}, { ofCategory: many, maxItems: 2 }), '<article')).toBe(2);
  expect(count(await render({}, { ofCategory: many, maxItems: 12 }), '<article')).toBe(12);
});

test('[9.15] one to four items fit in a row; anything else means three', async () => {
  const widest = async (itemsPerRow: number | null) =>
    Math.max(
      ...[...(await render({ itemsPerRow })).matchAll(/card-grid-(\d)/g)].map(([, columns]) =>
        Number(columns),
      ),
    );
  expect(await Promise.all([1, 2, 3, 4].map(widest))).toEqual([1, 2, 3, 4]);
  expect(await Promise.all([0, 7, null].map(widest))).toEqual([3, 3, 3]);
});

test('[3.51] articles picked by hand replace those of the category', async () => {
  const html = await render({}, { picked: [article('hand')] });
  expect(html).toContain('Artikel hand');
  expect(html).not.toContain('Artikel een');
  expect(await render({}, { picked: [] })).toContain('Artikel een');
});

test('the query fetches the text of articles for the views that show it and for no other', async () => {
  const stored = { _id: 'een', _type: 'article', status: 'published', body: [{ language: 'nl', value: [] }] };
  const articles = [{ _type: 'reference', _ref: 'een' }];
  for (const [view, body] of [
    ['single-view', []],
    ['collapse-view', []],
    ['card-view', null],
    ['list-view', null],
  ] as const) {
    const module = { _type: 'categoryModule', _key: 'a', view, articles };
    expect(await queryModules([module], [stored])).toMatchObject([{ view, source: { picked: [{ body }] } }]);
  }
});
