import { addresses, expect, shareContent, test } from '../support/fixtures.ts';
import { recordFigure } from '../support/figures.ts';
import { localizedString } from '../../../seed/builders/localized.ts';
import { editorOn } from './editor.ts';
import { cookieOf, examplePage, studioEntry } from './drafts.ts';

const path = '/nl/preview-canvas/';
const quote = (key: string, words: string) => ({
  _type: 'quoteModule' as const,
  _key: key,
  title: localizedString({ nl: words, fr: words, en: words }),
  titleSize: 'h2' as const,
  position: 'below' as const,
  backgroundType: 'none' as const,
  status: 'published' as const,
  quote: localizedString({ nl: `${words}, zei ze.`, fr: words, en: words }),
});
const page = {
  ...examplePage('preview-canvas', 'Bouwen op de pagina'),
  modules: [quote('first', 'Eerste blok'), quote('second', 'Tweede blok')],
};

shareContent(
  async (content) => {
    await content.createOrReplace(page);
  },
  (html) => html.includes('Tweede blok'),
  path,
);

test('a visitor gets no attribute of the canvas, and an editor one for each module', async ({ content }) => {
  const visitor = await (await fetch(`${addresses.site}${path}`)).text();
  expect(visitor).not.toContain('data-sanity');
  expect(visitor).not.toContain('canvas"');
  const entry = await fetch(`${addresses.site}${await studioEntry(content, path)}`, { redirect: 'manual' });
  const editor = await fetch(`${addresses.site}${path}`, { headers: { Cookie: cookieOf(entry) } });
  expect((await editor.text()).match(/<section[^>]* data-sanity="/g)).toHaveLength(2);
});

test('typing shows at the next letter, a desktop has its width, and modules are moved, inserted and removed on the page', async ({
  content,
  page: tab,
}) => {
  test.slow();
  await tab.setViewportSize({ width: 1500, height: 950 });
  await tab.goto(`${addresses.studio}/preview?preview=${path}`);
  const preview = tab.frameLocator('iframe');
  const heading = preview.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Bouwen op de pagina', { timeout: 60_000 });
  const title = tab.getByTestId('field-title').getByRole('textbox', { name: 'Nederlands' });

  await test.step('each letter is on the page before the content store has it', async () => {
    await expect(async () => {
      await heading.click({ timeout: 2000 });
      await expect(title).toBeFocused({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    const waits: number[] = [];
    let words = 'Bouwen';
    await title.fill(words);
    await expect(heading).toHaveText(new RegExp(`^${words}`));
    for (const letter of ' op deze bladzijde') {
      words += letter;
      const start = performance.now();
      await title.press('End');
      await tab.keyboard.type(letter);
      await preview.locator('h1').filter({ hasText: words.trim() }).waitFor();
      waits.push(performance.now() - start);
    }
    recordFigure('preview follows typing', { letters: waits.length, ms: Math.round(median(waits)) });
  });

  await test.step('the page has the width of a desktop in a pane that is narrower', async () => {
    const widths = tab.getByRole('group', { name: 'Width of the preview' });
    await widths.getByRole('button', { name: 'Desktop' }).click();
    await expect.poll(() => preview.locator('html').evaluate((root) => root.clientWidth)).toBe(1280);
    const box = await tab.locator('iframe').boundingBox();
    expect(box?.width).toBeLessThan(1280);
    await widths.getByRole('button', { name: 'Phone' }).click();
    await expect.poll(() => preview.locator('html').evaluate((root) => root.clientWidth)).toBe(375);
    await widths.getByRole('button', { name: 'Tablet' }).click();
  });

  const stored = () =>
    content.fetch<string[]>(
      '*[_id == "drafts.page-preview-canvas"][0].modules[]._key',
      {},
      { perspective: 'raw' },
    );

  await test.step('a module dragged above another one is stored and shown there', async () => {
    const [first, second] = [
      preview.getByText('Eerste blok').first(),
      preview.getByText('Tweede blok').first(),
    ];
    await second.scrollIntoViewIfNeeded();
    const [to, from] = [await first.boundingBox(), await second.boundingBox()];
    if (!to || !from) throw new Error('A module has no place on the page.');
    await tab.mouse.move(from.x - 6, from.y + 5);
    await tab.mouse.down();
    await tab.mouse.move(from.x - 6, to.y + 5, { steps: 12 });
    await tab.mouse.move(to.x - 6, to.y - 12, { steps: 6 });
    await tab.mouse.up();
    await expect.poll(stored).toEqual(['second', 'first']);
    await expect(preview.getByRole('heading', { level: 2 }).first()).toContainText('Tweede blok');
  });

  const inMenu = async (title: string, ...choices: string[]) => {
    const box = await preview.getByRole('heading', { level: 2, name: title }).boundingBox();
    if (!box) throw new Error('The module has no place on the page.');
    await tab.mouse.click(box.x - 6, box.y + 5, { button: 'right' });
    for (const choice of choices) await preview.getByText(choice, { exact: true }).last().click();
    await tab.keyboard.press('Escape');
  };

  await test.step('a module is inserted after another one, has its place there, and gets its words', async () => {
    await title.click();
    await inMenu('Tweede blok', 'Insert after', 'Quote');
    await expect.poll(stored).toEqual(['second', expect.any(String), 'first']);
    await expect(preview.locator('section[data-sanity]')).toHaveCount(3);
    await tab.getByTestId('field-modules').getByText('Quote', { exact: true }).nth(1).click();
    const words = tab.getByTestId(/^field-modules.*\.quote$/);
    await words.getByRole('button', { name: /^Write in Nederlands/ }).click();
    await expect(words.getByRole('textbox')).toHaveCount(3);
    for (const input of await words.getByRole('textbox').all()) await input.fill('Zo vonden wij ons huis.');
    await expect(preview.getByText('Zo vonden wij ons huis.')).toBeVisible({ timeout: 60_000 });
  });

  await editorOn(tab).closeDialogs();

  await test.step('a module is removed; visitors see both once the page is published', async () => {
    await inMenu('Eerste blok', 'Remove');
    await expect.poll(stored).toEqual(['second', expect.any(String)]);
    await expect(preview.getByRole('heading', { level: 2, name: 'Eerste blok' })).toHaveCount(0);
    await tab.getByRole('button', { name: 'Publish', exact: true }).click();
    const html = async () => (await fetch(`${addresses.site}${path}`)).text();
    await expect.poll(html).toContain('Zo vonden wij ons huis.');
    expect(await html()).not.toContain('Eerste blok');
  });
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}
