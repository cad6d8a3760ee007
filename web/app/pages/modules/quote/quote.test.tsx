import { expect, test } from 'vitest';
import { blankModules, queryModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { examplePicture, renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const { quoteModule } = blankModules;
const written = { quote: 'Wij slapen weer.', author: 'Hanne', role: 'Bestuurder', picture: null };
const chosen = { author: 'Katrien', place: 'Mechelen', quote: 'Een beter plan.' };

const render = async (source: typeof quoteModule.source, language: 'nl' | 'fr' = 'nl') =>
  renderLoaded(await loadModules([{ ...quoteModule, source }], testContext([], language)));

test('a quote names who says it, with a portrait if there is one', async () => {
  const html = await render({ ...written, testimonial: null });
  expect(html).toMatch(/<figure.*<blockquote.*<p[^>]*>Wij slapen weer\.<\/p><\/blockquote><figcaption/);
  expect(html).toMatch(/Hanne<\/span><span[^>]*>Bestuurder/);
  expect(html).not.toContain('<img');
  expect(await render({ ...written, picture: examplePicture, testimonial: null })).toContain(
    'alt="Wat men ziet"',
  );
});

test('a chosen testimonial replaces what was written, with its town in the language of the page', async () => {
  const html = await render({ ...written, testimonial: chosen }, 'fr');
  expect(html).toContain('Een beter plan.');
  expect(html).toMatch(/Katrien<\/span><span[^>]*>Malines/);
  expect(html).not.toMatch(/slapen|Hanne|Bestuurder/);
});

test('a testimonial that is a draft is not quoted', async () => {
  const testimonial = { _type: 'reference', _ref: 'katrien' };
  const stored = { _type: 'quoteModule', _key: 'a', testimonial };
  for (const [status, count] of [
    ['published', 1],
    ['draft', 0],
  ] as const) {
    const quote = [{ language: 'nl', value: 'Een beter plan.' }];
    const document = { _id: 'katrien', _type: 'testimonial', status, quote, author: 'Katrien' };
    const html = renderLoaded(await loadModules(await queryModules([stored], [document]), testContext()));
    expect(html.split('Een beter plan.').length - 1, status).toBe(count);
  }
});
