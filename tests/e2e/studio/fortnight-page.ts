import sharp from 'sharp';
import type { SeededPage } from '../../../seed/builders/document.ts';
import { addresses, expect } from '../support/fixtures.ts';
import { examplePage } from './drafts.ts';
import { doTask, type Fortnight } from './fortnight.ts';

const title = 'Wonen bij het water';
const newTitle = 'Wonen aan het water';
const mistake = 'Wonen onder het water';
const words = 'De oever bij avond';

export const campaign = {
  ...examplePage('fortnight-campaign', title),
  showPageBanner: true,
  banner: { _type: 'banner', mediaType: 'image' },
} satisfies SeededPage;

async function openCampaign({ content, editor, studio }: Fortnight): Promise<void> {
  const shown = await content.fetch<string>('*[_id == $id][0].title[language == "nl"][0].value', {
    id: campaign._id,
  });
  await studio.goto(`${addresses.studio}/structure`);
  await editor.openDocument('Pages', shown);
}

const statusOf = async ({ request }: Fortnight, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status();

async function changeText(fortnight: Fortnight): Promise<void> {
  const { content, editor, studio } = fortnight;
  const heading = studio.frameLocator('iframe').getByRole('heading', { level: 1 });
  const field = studio.getByTestId('field-title').getByRole('textbox', { name: 'Nederlands' });
  const home = '*[_type == "page" && kind == "home" && !(_id in path("drafts.**"))][0]';
  await studio.goto(`${addresses.studio}/welcome`);
  await doTask(fortnight, 'change a text on the page', {
    act: async () => {
      await studio.getByRole('link', { name: 'Open the preview' }).click({ timeout: 60_000 });
      await expect(heading).toBeVisible({ timeout: 60_000 });
      // The page is there before its tools are, and a click before them would count for nothing.
      await expect(async () => {
        await heading.hover();
        await expect(studio.frameLocator('iframe').locator('[data-hovered]')).toBeAttached({ timeout: 1000 });
      }).toPass({ timeout: 60_000 });
      await heading.click();
      await expect(field).toBeFocused();
      await field.fill('Thuis aan de Dijle');
      await editor.publish('Thuis aan de Dijle');
    },
    see: async () => {
      const stored = () => content.fetch(`${home}.title[language == "nl"][0].value`);
      await expect.poll(stored).toBe('Thuis aan de Dijle');
    },
  });
}

async function addPicture(fortnight: Fortnight): Promise<void> {
  const { clicks, content, editor, studio } = fortnight;
  const create = { width: 1920, height: 1080, channels: 3, background: 'seagreen' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await openCampaign(fortnight);
  await doTask(fortnight, 'picture of the banner with a crop and its words in three languages', {
    act: async () => {
      await studio.getByRole('tab', { name: 'Banner' }).click();
      await studio.getByTestId('field-banner.pictures').getByRole('button', { name: 'Add item' }).click();
      const chosen = studio.waitForEvent('filechooser');
      // The input lies over its words, and itself under those of the next button.
      await studio.getByText('Upload', { exact: true }).click({ force: true });
      await (await chosen).setFiles({ name: 'oever.jpg', mimeType: 'image/jpeg', buffer });
      await expect(studio.getByTestId('hotspot-image-input')).toBeVisible();
      const alt = studio.getByTestId(/^field-banner\.pictures.*\.alt$/);
      await alt.getByRole('button', { name: 'Write in Nederlands, Français and English' }).click();
      for (const name of ['Nederlands', 'Français', 'English']) {
        await clicks.write(alt.getByRole('textbox', { name }), words);
        await studio.keyboard.press('Enter');
      }
      await editor.cropFromBelow(0.4);
      await editor.closeDialogs();
    },
    see: async () => {
      const query = '*[_id == $id][0].banner.pictures[0]{"words": alt[].value, "cut": crop.bottom > 0.2}';
      const stored = () => content.fetch(query, { id: `drafts.${campaign._id}` });
      await expect.poll(stored).toEqual({ words: [words, words, words], cut: true });
    },
  });
}

async function shareDraft(fortnight: Fortnight): Promise<void> {
  const { editor, studio } = fortnight;
  const dialog = studio.getByRole('dialog');
  await openCampaign(fortnight);
  await doTask(fortnight, 'share a draft', {
    act: async () => {
      await editor.choose('Share draft');
      await dialog.getByRole('button', { name: 'Create link' }).click();
    },
    see: async () => {
      await expect(dialog).toContainText('The link is copied.');
      const copied = await studio.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await dialog.getByRole('textbox', { name: 'Link to the draft' }).inputValue());
    },
  });
}

async function planPublication(fortnight: Fortnight): Promise<void> {
  const { content, editor, studio } = fortnight;
  const moment = studio.getByRole('dialog').getByLabel('When (Belgian time)');
  await openCampaign(fortnight);
  await doTask(fortnight, 'plan a publication', {
    act: async () => {
      await editor.choose('Schedule…');
      await expect(moment).toBeFocused();
      await moment.fill('2099-03-05T08:00');
      await moment.press('Enter');
    },
    see: async () => {
      const query = '*[_type == "schedule" && documentId == $id]{action, at}';
      const stored = () => content.fetch(query, { id: campaign._id });
      await expect.poll(stored).toEqual([{ action: 'publish', at: '2099-03-05T07:00:00.000Z' }]);
    },
  });
}

async function renamePage(fortnight: Fortnight): Promise<void> {
  const { clicks, editor, studio } = fortnight;
  await openCampaign(fortnight);
  await doTask(fortnight, 'rename a page, whose old address leads on', {
    act: async () => {
      await clicks.write(editor.localizedField('title', 'Nederlands'), newTitle);
      await studio.getByRole('tab', { name: 'Address' }).click();
      await clicks.write(editor.localizedField('path', 'Nederlands'), '/aan-het-water/');
      await editor.publish(newTitle);
    },
    see: async () => {
      await expect.poll(() => statusOf(fortnight, '/nl/aan-het-water/')).toBe(200);
      await expect.poll(() => statusOf(fortnight, '/nl/fortnight-campaign/')).toBe(301);
    },
  });
}

async function undoMistake(fortnight: Fortnight): Promise<void> {
  const { content, editor, studio } = fortnight;
  const query = '*[_id == $id][0].title[language == "nl"][0].value';
  const publishedTitle = () => content.fetch<string>(query, { id: campaign._id });
  await openCampaign(fortnight);
  await editor.localizedField('title', 'Nederlands').fill(mistake);
  await editor.publish(mistake);
  await expect.poll(publishedTitle).toBe(mistake);
  await openCampaign(fortnight);
  await doTask(fortnight, 'undo a published mistake', {
    act: async () => {
      await editor.choose('Undo the last publication…');
      await studio.getByRole('dialog').getByRole('button', { name: 'Put it back on the site' }).click();
    },
    see: async () => {
      await expect.poll(publishedTitle).toBe(newTitle);
      await expect(editor.localizedField('title', 'Nederlands')).toHaveValue(newTitle);
      const draft = 'count(*[_id == $id])';
      expect(await content.fetch(draft, { id: `drafts.${campaign._id}` })).toBe(0);
    },
  });
}

async function putInMenu(fortnight: Fortnight): Promise<void> {
  const { editor, request, studio } = fortnight;
  await openCampaign(fortnight);
  await doTask(fortnight, 'put a page in the menu', {
    act: async () => {
      await editor.choose('Put in the menu…');
      await studio.getByRole('dialog').getByRole('button', { name: 'Put it in the menu' }).click();
    },
    see: async () => {
      const html = async () => (await request.get('/nl/over-ons/')).text();
      await expect.poll(html).toContain('href="/nl/aan-het-water/"');
    },
  });
}

/** A page of a campaign: its picture, its sharing and planning, its publication and what comes after. */
export async function lookAfterPage(fortnight: Fortnight): Promise<void> {
  await changeText(fortnight);
  await addPicture(fortnight);
  await shareDraft(fortnight);
  await planPublication(fortnight);
  await renamePage(fortnight);
  await undoMistake(fortnight);
  await putInMenu(fortnight);
}
