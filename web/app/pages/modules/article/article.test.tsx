import { expect, test } from 'vitest';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { blankModules, queryModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { examplePicture, renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const article: ModuleOf<'articleModule'> = {
  ...blankModules.articleModule,
  source: {
    isUntranslated: false,
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
  expect(await render({ source: { isUntranslated: false, body: null, picture: null } })).not.toContain(
    '<img',
  );
});

test('a subheading in the text is one level below the title of the module', async () => {
  expect(await render()).toMatch(/<h2[^>]*>Onze aanpak<\/h2>/);
  expect(await render({ title: 'Over ons' })).toMatch(/<h3[^>]*>Onze aanpak<\/h3>/);
});

test('words that stand in for a missing translation are marked with their language, and no others', async () => {
  const text = (value: unknown) => ({ language: 'nl', value });
  const stored = (title: object[]) => ({
    _type: 'articleModule',
    _key: 'a',
    title,
    body: [text(article.source.body)],
  });
  const shown = async (title: object[]) =>
    renderLoaded(await loadModules(await queryModules([stored(title)], [], 'fr'), testContext([], 'fr')));
  const untranslated = await shown([text('Over ons')]);
  expect(untranslated).toMatch(/class="module-head" lang="nl-BE"><h2[^>]*>Over ons/);
  expect(untranslated).toMatch(/class="prose" lang="nl-BE">.*Onze aanpak/);
  const translated = await shown([text('Over ons'), { language: 'fr', value: 'À propos' }]);
  expect(translated).toMatch(/class="module-head"><h2[^>]*>À propos/);
});

test('a picture within the text has its sizes, its alternative text and its caption; one without a file goes', async () => {
  const inText = { _type: 'textPicture', _key: 'p', alt: 'Een trap', caption: 'De trap van 1890' } as const;
  const { asset } = examplePicture;
  const html = await render({
    source: { isUntranslated: false, picture: null, body: [{ ...inText, asset }, inText] },
  });
  expect(html.match(/<figure/g)).toHaveLength(1);
  expect(html).toMatch(/<img[^>]* alt="Een trap"[^>]* width="\d+" height="\d+" loading="lazy"/);
  expect(html).toMatch(/srcSet="[^"]*-400\.avif 400w[^"]*" sizes="[^"]*620px/);
  expect(html).toMatch(/<figcaption[^>]*>De trap van 1890<\/figcaption>/);
});
