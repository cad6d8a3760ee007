import { expect, test } from 'vitest';
import type { PathEntry } from '../../../content/paths/path-table.ts';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { examplePicture, renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const entries: PathEntry[] = [
  { id: 'contact', kind: 'content', paths: { nl: '/contact/' }, titles: { nl: 'Contact' } },
];
const { sliderModule } = blankModules;
const render = async (source: typeof sliderModule.source, fields?: Partial<typeof sliderModule>) =>
  renderLoaded(await loadModules([{ ...sliderModule, ...fields, source }], testContext(entries)));

const usual = { isInfinite: null, isFade: null, isCentered: null, secondsPerSlide: null, itemsPerRow: null };
const slide = { isUntranslated: false, title: 'Beeld', description: 'Uitleg', picture: examplePicture };
const link = { label: null, url: null, pageId: null, property: null };
const slides = ['a', 'b', 'c', 'd'].map((_key) => ({ ...slide, _key, link }));

test('[3.51] a slider is a row that scrolls and that the keyboard reaches, with links to pages and the web', async () => {
  const html = await render({
    ...usual,
    slides: [
      { ...slide, _key: 'a', link: { ...link, pageId: 'contact' } },
      { ...slide, _key: 'b', link: { ...link, label: 'Lees', url: 'https://example.org/' } },
      { ...slide, _key: 'c', link: { ...link, label: 'Val', url: 'javascript:alert(1)' } },
      { _key: 'd', isUntranslated: false, title: null, description: null, picture: null, link: null },
    ],
  });
  expect(html).toContain(
    'role="group" aria-roledescription="carrousel" aria-label="Reeks beelden" tabindex="0"',
  );
  expect(html.split('<li>').length - 1).toBe(3);
  expect(html).toMatch(/<a href="\/nl\/contact\/"[^>]*>Contact/);
  expect(html).toMatch(/<a href="https:\/\/example.org\/"[^>]*>Lees/);
  expect(html).not.toContain('javascript:');
});

test('[4.24] an editor chooses how many slides are in a row; those that fade or are centred come one by one', async () => {
  expect(await render({ ...usual, slides })).toContain('class="slides slides-3"');
  expect(await render({ ...usual, itemsPerRow: 2, slides })).toContain('class="slides slides-2"');
  const centered = await render({ ...usual, isInfinite: true, isCentered: true, slides });
  expect(centered).toContain('class="slides slides-1 slides-centered slides-infinite"');
  const fading = await render({ ...usual, isFade: true, isCentered: true, itemsPerRow: 3, slides });
  expect(fading).toContain('class="slides slides-1 slides-fade"');
});

test('slides have a button to turn them and one that pauses those that move by themselves', async () => {
  const html = await render({ ...usual, slides });
  for (const name of ['Naar beeld 1', 'Naar beeld 4']) expect(html).toContain(`aria-label="${name}"`);
  expect(html).not.toContain('slider-toggle');
  expect(await render({ ...usual, secondsPerSlide: 6, slides })).toContain('slider-toggle');
});

test('one slide needs no controls', async () => {
  expect(await render({ ...usual, slides: slides.slice(0, 1) })).not.toContain('<button');
});
