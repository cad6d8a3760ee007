import { addresses, expect } from '../support/fixtures.ts';
import { sampleDocument } from '../../../seed/sample-documents.test-data.ts';
import { doTask, type Fortnight } from './fortnight.ts';

const topBar = sampleDocument('topBar');
const forRent = sampleDocument('page', 'page-for-rent').title?.[0]?.value ?? '';
const popup = 'Opendeurdag in Mechelen';

async function openWelcome({ studio }: Fortnight): Promise<void> {
  await studio.goto(`${addresses.studio}/welcome`);
  await expect(studio.getByRole('link', { name: 'Open the top bar' })).toBeVisible({ timeout: 60_000 });
}

async function writeNotice(fortnight: Fortnight): Promise<void> {
  const { clicks, content, editor, studio } = fortnight;
  const label = topBar.right?.[0]?.label?.find(({ language }) => language === 'nl')?.value ?? '';
  const moments = { showFrom: '2026-03-02 09:30', showUntil: '2026-03-04 18:00' };
  await openWelcome(fortnight);
  await doTask(fortnight, 'notice in the top bar, from and until', {
    act: async () => {
      await studio.getByRole('link', { name: 'Open the top bar' }).click();
      await studio.getByTestId('field-right').getByText(label).click();
      for (const [name, moment] of Object.entries(moments)) {
        const field = studio.getByTestId(`field-right[_key=="hours"].${name}`);
        await clicks.write(field.locator('input').first(), moment);
        await studio.keyboard.press('Enter');
      }
      const shown = { showFrom: '2026-03-02T08:30:00.000Z', showUntil: '2026-03-04T17:00:00.000Z' };
      await expect.poll(() => content.getDocument('drafts.top-bar')).toMatchObject({ right: [shown] });
      await editor.closeDialogs();
      await editor.publish('Top bar');
    },
    see: async () => {
      const stored = '*[_id == "top-bar"][0].right[0].showUntil';
      await expect.poll(() => content.fetch(stored)).toBe('2026-03-04T17:00:00.000Z');
    },
  });
}

async function showPopup(fortnight: Fortnight): Promise<void> {
  const { content, editor, request, studio } = fortnight;
  const pages = studio.getByTestId('field-pages');
  await studio.goto(`${addresses.studio}/structure`);
  await studio.getByRole('link', { name: 'Layout', exact: true }).click({ timeout: 60_000 });
  await editor.openDocument('Popups', popup);
  await doTask(fortnight, 'popup on one page', {
    act: async () => {
      await studio.getByRole('checkbox', { name: 'Show the popup' }).click();
      await studio.getByRole('radio', { name: 'Chosen pages' }).click();
      await pages.getByRole('button', { name: 'Add item' }).click();
      await fortnight.clicks.write(pages.getByRole('combobox'), forRent);
      await studio.getByTestId('autocomplete-popover').getByText(forRent, { exact: true }).first().click();
      await expect
        .poll(() => content.getDocument('drafts.popup'))
        .toMatchObject({ isPublished: true, pages: [{ _ref: 'page-for-rent' }] });
      await editor.publish(popup);
    },
    see: async () => {
      const html = async () => (await request.get('/nl/te-huur/')).text();
      await expect.poll(html).toContain(popup);
    },
  });
}

async function writeTexts(fortnight: Fortnight): Promise<void> {
  const { clicks, content, studio } = fortnight;
  const key = 'form.sendMessage';
  const texts = { Nederlands: 'Verstuur nu', Français: 'Envoyer maintenant', English: 'Send it now' };
  await openWelcome(fortnight);
  await doTask(fortnight, 'interface text in three languages', {
    act: async () => {
      await studio.getByRole('link', { name: 'Open the texts of buttons, forms and mails' }).click();
      await clicks.write(studio.getByRole('textbox', { name: 'Find a text' }), key);
      for (const [language, text] of Object.entries(texts))
        await clicks.write(studio.getByRole('textbox', { name: `${key} in ${language}` }), text);
      await studio.getByRole('button', { name: 'Publish 1 text' }).click();
    },
    see: async () => {
      const query =
        '*[_type == "interfaceText" && key == $key && !(_id in path("drafts.**"))][0].value[].value';
      const stored = () => content.fetch<string[]>(query, { key });
      await expect.poll(stored).toEqual(expect.arrayContaining(Object.values(texts)));
    },
  });
}

/** Beside the pages: the top bar, the popup and the words on buttons. */
export async function lookAfterSite(fortnight: Fortnight): Promise<void> {
  await writeNotice(fortnight);
  await showPopup(fortnight);
  await writeTexts(fortnight);
}
