import { expect, test } from 'vitest';
import type { PathEntry } from '../../paths/path-table.ts';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { examplePicture, renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const entries: PathEntry[] = [
  { id: 'contact', kind: 'content', paths: { nl: '/contact/' }, titles: { nl: 'Contact' } },
];
const { sliderModule } = blankModules;
const render = (source: typeof sliderModule.source, fields?: Partial<typeof sliderModule>) =>
  renderLoaded(loadModules([{ ...sliderModule, ...fields, source }], testContext(entries)));

test('[3.51] a slider is a row that scrolls and that the keyboard reaches, with links to pages and the web', () => {
  const slide = { title: 'Beeld', description: 'Uitleg', picture: examplePicture };
  const link = { label: null, url: null, pageId: null };
  const html = render({
    isCentered: null,
    slides: [
      { ...slide, _key: 'a', link: { ...link, pageId: 'contact' } },
      { ...slide, _key: 'b', link: { ...link, label: 'Lees', url: 'https://example.org/' } },
      { ...slide, _key: 'c', link: { ...link, label: 'Val', url: 'javascript:alert(1)' } },
      { _key: 'd', title: null, description: null, picture: null, link: null },
    ],
  });
  expect(html).toContain('role="group" aria-label="Reeks beelden" tabindex="0"');
  expect(html.split('<li').length - 1).toBe(3);
  expect(html).toMatch(/<a href="\/nl\/contact\/"[^>]*>Contact/);
  expect(html).toMatch(/<a href="https:\/\/example.org\/"[^>]*>Lees/);
  expect(html).not.toContain('javascript:');
});
