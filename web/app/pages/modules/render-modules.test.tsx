import { expect, test } from 'vitest';
import { moduleHeadings, moduleRows } from './render-modules.tsx';
import { spanClasses } from './module-frame.tsx';
import type { ModuleContent } from '../../content/cms/content.ts';
import { blankModules, hollowModules } from './blank-modules.test-data.ts';
import { loadModules } from './load-modules.server.ts';
import type { LoadedModule } from './module-contract.ts';
import { moduleComponents } from './registry.tsx';
import { renderLoaded, testContext } from './render-for-test.test-data.tsx';

const wide = (lg: number | undefined) => ({
  span: { _type: 'moduleSpan' as const, ...(lg !== undefined && { lg }) },
});

test('[9.16] modules share a row as long as twelve columns hold them, and keep their order', () => {
  const rows = (...columns: (number | undefined)[]) =>
    moduleRows(columns.map(wide), (module) => module).map((row) => row.map(({ span }) => span.lg));
  expect(rows(6, 6, 4, 4, 4)).toEqual([
    [6, 6],
    [4, 4, 4],
  ]);
  expect(rows(10, 12, 8, 6)).toEqual([[10], [12], [8], [6]]);
  expect(rows(undefined, 40)).toEqual([[undefined], [40]]);
});

test('[9.16] a width has its columns on each screen; one that makes no sense takes all of them', () => {
  expect(spanClasses({ _type: 'moduleSpan', sm: 12, md: 6, lg: 10 })).toBe(
    'col-span-12 md:col-span-6 xl:col-span-10',
  );
  expect(spanClasses({ _type: 'moduleSpan', sm: 0, md: 13, lg: 2.5 })).toBe(
    'col-span-12 md:col-span-12 xl:col-span-12',
  );
  expect(spanClasses(null)).toBe('col-span-12 md:col-span-12 xl:col-span-12');
});

test('a title is never more than one step below the title before it', () => {
  const headings = (...sizes: ('h2' | 'h3' | 'h4' | null)[]) =>
    moduleHeadings(sizes.map((titleSize) => ({ title: 'Titel', titleSize })));
  expect(headings('h4', 'h4', 'h4')).toEqual(['h2', 'h3', 'h4']);
  expect(headings('h2', 'h4', 'h2', null)).toEqual(['h2', 'h3', 'h2', 'h2']);
});

test('a module without a title does not count as one', () => {
  const modules = [
    { title: null, titleSize: 'h2' as const },
    { title: 'Titel', titleSize: 'h3' as const },
  ];
  expect(moduleHeadings(modules)).toEqual(['h2', 'h2']);
});

const renderModules = async (modules: readonly ModuleContent[]) =>
  renderLoaded(await loadModules(modules, testContext()));

const article = { ...blankModules.articleModule, title: 'Over ons' };
const loadedArticle: LoadedModule = {
  content: article,
  data: { picture: undefined },
  lang: undefined,
  failed: false,
  backdrop: [],
};
const loadedStats: LoadedModule = {
  content: { ...blankModules.statsModule, _key: 's', figures: [{ _key: 'f', label: null }] },
  data: undefined,
  lang: undefined,
  failed: false,
  backdrop: [],
};

for (const type of Object.keys(moduleComponents) as (keyof typeof moduleComponents)[]) {
  test(`a module whose fields are all missing still renders: ${type}`, async () => {
    for (const module of [blankModules[type], hollowModules[type]]) {
      const html = await renderModules([module, article]);
      expect(html).not.toContain('Dit onderdeel ontbreekt.');
      expect(html).not.toContain('undefined');
      expect(html).not.toContain('null');
      expect(html).toContain('Over ons');
    }
  });
}

test('[8.03] a module of a type the site does not know says so', async () => {
  const unknown = { ...article, _type: 'constructor' } as unknown as ModuleContent;
  expect(await renderModules([unknown])).toContain('Ongeldige weergave.');
});

test('[8.03] a view that a module does not have says so and leaves the rest of the page alone', async () => {
  for (const view of ['mosaic-view', 'constructor', 'team-view']) {
    const odd = { ...hollowModules.categoryModule, view } as unknown as ModuleContent;
    const html = await renderModules([odd, article]);
    expect(html).toContain('Ongeldige weergave.');
    expect(html).toContain('Over ons');
  }
});

test('a module whose data could not be loaded says so and leaves the others alone', () => {
  const html = renderLoaded([{ ...loadedStats, failed: true }, loadedArticle]);
  expect(html).toContain('Dit onderdeel ontbreekt.');
  expect(html).toContain('Over ons');
});

test('[3.49] a module shows its title in its size with its description, above or below the page', async () => {
  const html = await renderModules([
    { ...article, _key: 'a', titleSize: 'h2' },
    { ...article, _key: 'b', title: 'Klein', titleSize: 'h3', description: 'Meer uitleg' },
    { ...article, _key: 'c', title: 'Eerst', position: 'above' },
  ]);
  expect(html).toMatch(/<h2 [^>]*>Over ons<\/h2>/);
  expect(html).toMatch(/<h3 [^>]*>Klein<\/h3><p [^>]*>Meer uitleg<\/p>/);
  expect(html.indexOf('Eerst')).toBeLessThan(html.indexOf('De pagina'));
  expect(html.indexOf('De pagina')).toBeLessThan(html.indexOf('Over ons'));
});

test('[3.49][9.16] a module of ten or twelve columns has its own row, narrower ones share one', async () => {
  const span = (lg: number) => ({ _type: 'moduleSpan' as const, sm: 12, md: 6, lg });
  const html = await renderModules([
    { ...article, _key: 'a', span: span(10) },
    { ...article, _key: 'b', span: span(5) },
    { ...article, _key: 'c', span: span(7) },
  ]);
  expect(html).toContain('col-span-12 md:col-span-6 xl:col-span-10');
  const rows = html.split('class="module-columns ').slice(1);
  expect(rows.map((row) => row.split('col-span-12').length - 1)).toEqual([1, 2]);
});

test('[3.55] a module lies on nothing, a colour, a picture or several pictures', async () => {
  const picture = (name: string) => ({
    asset: { _type: 'reference' as const, _ref: `image-${name.repeat(40)}-1600x900-jpg` },
    hotspot: null,
    colour: null,
    crop: null,
  });
  const backdrop = { one: picture('a'), several: [picture('b'), picture('c')] };
  const shown = async (backgroundType: ModuleContent['backgroundType']) =>
    renderModules([{ ...article, backgroundType, backgroundColor: 'dark', backdrop }]);
  const pictures = (html: string) => html.split('<img').length - 1;
  expect(pictures(await shown('none'))).toBe(0);
  expect(await shown('none')).not.toContain('ground-dark');
  expect(await shown('color')).toContain('ground-dark');
  expect(pictures(await shown('color'))).toBe(0);
  expect(pictures(await shown('image'))).toBe(1);
  expect(pictures(await shown('gallery'))).toBe(2);
  expect(await shown('gallery')).toContain('alt=""');
  const sheets = (html: string) => html.match(/class="[^"]*bg-ground /g)?.length ?? 0;
  expect([sheets(await shown('none')), sheets(await shown('image'))]).toEqual([0, 1]);
  const span = { _type: 'moduleSpan' as const, sm: 12, md: 6, lg: 6 };
  const beside = { ...article, span, backgroundType: 'image' as const, backdrop };
  const row = await renderModules([beside, { ...beside, _key: 'b', backgroundType: 'none' }]);
  expect([sheets(row), row.match(/ panel[ "]/g)?.length]).toEqual([1, 1]);
});
