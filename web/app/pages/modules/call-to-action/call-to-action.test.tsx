import { expect, test } from 'vitest';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const { callToActionModule } = blankModules;
type Link = NonNullable<(typeof callToActionModule)['source']['links']>[number];

const entries = [
  { id: 'valuation', kind: 'content' as const, paths: { nl: '/schatting/' }, titles: { nl: 'Schatting' } },
];
const link = (_key: string, fields: Partial<Link>): Link => ({
  _key,
  label: null,
  url: null,
  pageId: null,
  property: null,
  ...fields,
});
const render = async (links: Link[]) =>
  renderLoaded(await loadModules([{ ...callToActionModule, source: { links } }], testContext(entries)));

test('a call to action has a button that stands out, and a quiet one', async () => {
  const html = await render([
    link('a', { pageId: 'valuation' }),
    link('b', { url: 'tel:+3215000000', label: 'Bel ons' }),
  ]);
  expect(html).toMatch(/<a href="\/nl\/schatting\/" class="button">Schatting<\/a>/);
  expect(html).toMatch(/<a href="tel:\+3215000000" class="button button-quiet">Bel ons<\/a>/);
});

test('a page that visitors cannot reach has no button, and an address that runs script neither', async () => {
  const html = await render([
    link('a', { pageId: 'hidden', label: 'Verborgen' }),
    link('b', { url: 'javascript:alert(1)', label: 'Val' }),
    link('c', { pageId: 'valuation', label: 'Vraag een schatting' }),
  ]);
  expect(html).not.toMatch(/Verborgen|javascript|Val</);
  expect(html).toContain('class="button">Vraag een schatting');
});
