import { expect, test } from 'vitest';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { examplePicture, renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const article: ModuleOf<'articleModule'> = {
  ...blankModules.articleModule,
  source: {
    picture: examplePicture,
    body: [
      {
        _type: 'block',
        _key: 'b',
        style: 'h3',
        children: [{ _type: 'span', _key: 's', text: 'Onze aanpak' }],
      },
    ],
  },
};
const render = async (fields: Partial<typeof article> = {}) =>
  renderLoaded(await loadModules([{ ...article, ...fields }], testContext()));

test('an article shows its text with its picture beside it', async () => {
  const html = await render();
  expect(html).toContain('Onze aanpak');
  expect(html).toContain('alt="Wat men ziet"');
  expect(html.split('<img').length - 1).toBe(1);
  expect(await render({ source: { body: null, picture: null } })).not.toContain('<img');
});

test('a subheading in the text is one level below the title of the module', async () => {
  expect(await render()).toMatch(/<h2[^>]*>Onze aanpak<\/h2>/);
  expect(await render({ title: 'Over ons' })).toMatch(/<h3[^>]*>Onze aanpak<\/h3>/);
});
