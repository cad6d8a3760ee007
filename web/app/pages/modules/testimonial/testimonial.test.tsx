import { expect, test } from 'vitest';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const { testimonialModule } = blankModules;
const render = async (source: typeof testimonialModule.source, fields?: Partial<typeof testimonialModule>) =>
  renderLoaded(await loadModules([{ ...testimonialModule, ...fields, source }], testContext()));

test('[3.50] testimonials are quotations with who said them and when, as cards or as a list', async () => {
  const said = {
    _id: 'els',
    quote: 'Altijd bereikbaar.',
    author: 'Els',
    place: 'Mechelen',
    date: '2025-03-15',
  };
  for (const view of ['card-view', 'list-view'] as const) {
    const html = await render({ maxItems: null, picked: [], newest: [said] }, { view });
    expect(html).toMatch(/<figure.*<blockquote.*<p[^>]*>Altijd bereikbaar.<\/p><\/blockquote><figcaption/);
    expect(html).toContain('Els, Mechelen');
    expect(html).toMatch(/<time dateTime="2025-03-15"[^>]*>maart 2025<\/time>/);
  }
});

test('a testimonial names the town in the language of the page', async () => {
  const said = { _id: 'els', quote: 'Bien.', author: 'Els', place: 'Mechelen', date: null };
  const module = { ...testimonialModule, source: { maxItems: null, picked: [], newest: [said] } };
  expect(renderLoaded(await loadModules([module], testContext([], 'fr')))).toContain('Els, Malines');
});

test('a testimonial whose date makes no sense is shown without one', async () => {
  const said = { _id: 'els', quote: 'Goed.', author: null, place: 'Mechelen', date: 'gisteren' };
  const html = await render({ maxItems: null, picked: [], newest: [said] });
  expect(html).toContain('Goed.');
  expect(html).not.toContain('<time');
});
