import { expect, test } from 'vitest';
import { withSite } from '../../content/cms/site.test-data.ts';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { loader } from './property-cards.ts';
import { seededSite } from './seeded-site.test-data.ts';

withSite(() => seededSite);

const fetchCards = (search: string, view: Platform['view'] = { kind: 'published' }) =>
  loader({
    request: new Request(`https://site.example/api/property-cards${search}`),
    params: {},
    context: { ...testPlatform().platform, view },
  });

test('the cards of a few properties come in the order of the address, and a hidden price stays hidden', async () => {
  const response = await fetchCards('?ids=2105,2101&language=fr');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  const html = await response.text();
  expect(html.match(/data-favourite="\d+"/g)).toEqual(['data-favourite="2105"', 'data-favourite="2101"']);
  expect(html).toContain(seededTexts.fr['recent.title']);
  expect(html).toContain('Prix sur demande');
  expect(html.match(/€/g)?.length, 'a price, and that of a square metre').toBe(2);
});

test('what a preview shows is stored by no cache', async () => {
  const response = await fetchCards('?ids=2101&language=nl', { kind: 'studio' });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('what is not offered, or too much, is left out; another language than the site has is not found', async () => {
  expect(await (await fetchCards('?ids=9999,x,<b>&language=nl')).text()).toBe('');
  expect(await (await fetchCards('?language=nl')).text()).toBe('');
  const many = await (await fetchCards('?ids=2101,2102,2103,2104,2105,2106&language=nl')).text();
  expect(many.match(/<article/g)).toHaveLength(4);
  for (const language of ['', 'de', '../../nl'])
    expect((await fetchCards(`?ids=2101&language=${language}`)).status).toBe(404);
});
