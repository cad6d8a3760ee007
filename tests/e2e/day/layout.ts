import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { seededText } from '../support/visitor.ts';
import { newPath, readThePage, titles, type Day } from './day.ts';
import { sampleDocument } from '../../../seed/sample-documents.test-data.ts';

const forRent = sampleDocument('page', 'page-for-rent');
const topBar = sampleDocument('topBar');
const menu = sampleDocument('menu');
const items = menu.items ?? [];

async function centreOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('The place has no size.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragLastItemUp(studio: Page): Promise<void> {
  const handles = studio.getByTestId('field-items').locator('[data-ui="DragHandleButton"]');
  await expect(handles).toHaveCount(items.length);
  await handles.last().hover();
  const to = await centreOf(handles.nth(-2));
  await studio.mouse.down();
  await studio.mouse.move(to.x, to.y - 4, { steps: 12 });
  // An item that is dropped before the list has noticed the move returns to its position.
  const moved = `was moved over droppable area ${items.at(-2)?._key ?? ''}.`;
  await expect(studio.getByText(moved)).toBeAttached();
  await studio.mouse.up();
  await expect(studio.getByTestId('field-items')).toContainText(/Contact.*Over ons/);
}

/** The page gets a parent in the menu, whose last two items change places. */
export async function arrangeMenu({ content, editor, studio, visitor }: Day): Promise<void> {
  await test.step('the page is put below another one in the menu', async () => {
    await studio.getByRole('link', { name: 'Content', exact: true }).click();
    await studio.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(studio.getByText('Shown on every page')).toBeVisible();
    await studio.getByTestId('field-items').getByText('Over ons').click();
    const children = 'field-items[_key=="about"].children';
    await studio.getByTestId(children).getByRole('button', { name: 'Add item' }).click();
    await studio.getByRole('combobox', { name: 'Page', exact: true }).fill(titles.nl);
    await studio.getByTestId('autocomplete-popover').getByText(titles.nl).first().click();
    const id = (await readThePage(content))?._id;
    const parent = '*[_id == "drafts.menu"][0].items[$id in children[].page._ref][0]._key';
    await expect.poll(() => content.fetch<string | null>(parent, { id })).toBe('about');
    await editor.closeDialogs();
  });

  await test.step('an item dragged up moves in the tree of pages, and once published on the site', async () => {
    await dragLastItemUp(studio);
    await studio.getByRole('link', { name: 'Pages', exact: true }).click();
    const rows = studio.getByRole('listbox', { name: 'Pages' });
    await expect(rows).toContainText(new RegExp(`Contact.*Over ons.*${titles.nl}`));
    await studio.getByRole('link', { name: 'Menu', exact: true }).click();
    await editor.publish('Menu');
    const seen = visitor
      .getByRole('banner')
      .getByRole('navigation', { name: seededText('header.navigation', 'nl') });
    await expect(async () => {
      await visitor.goto('/nl/');
      await expect(seen).toContainText(/Contact.*Over ons/, { timeout: 1000 });
      await expect(seen.locator(`a[href="/nl${newPath}"]`)).toHaveCount(1, { timeout: 1000 });
    }).toPass();
  });
}

/** The Studio stores a moment once Enter is pressed or its field is left, not while it is typed. */
async function writeMoment(studio: Page, field: string, moment: string): Promise<void> {
  const input = studio.getByTestId(`field-${field}`).locator('input').first();
  await input.fill(moment);
  await input.press('Enter');
}

/** The time of the site is 10:00 in Belgium. */
export async function planTopBar({ content, editor, request, studio }: Day): Promise<void> {
  const words = topBar.right?.[0]?.label?.find(({ language }) => language === 'nl')?.value ?? '';
  const html = async () => (await request.get('/nl/over-ons/')).text();
  const shown = 'Vandaag open 9–\u206012.30 en 13.30–\u206018 uur';
  const plan = async (moments: Record<string, [typed: string, stored: string]>) => {
    await studio.getByTestId('field-right').getByText(words).click();
    for (const [name, [typed]] of Object.entries(moments))
      await writeMoment(studio, `right[_key=="hours"].${name}`, typed);
    const stored = Object.entries(moments).map(([name, [, moment]]) => [name, moment]);
    const item = { right: [Object.fromEntries(stored) as object] };
    await expect.poll(() => content.getDocument('drafts.top-bar')).toMatchObject(item);
    await editor.closeDialogs();
    await editor.publish('Top bar');
  };

  await test.step('an item of the top bar is shown from this morning on, then from tomorrow on', async () => {
    await studio.getByRole('link', { name: 'Content', exact: true }).click();
    await studio.getByRole('link', { name: 'Layout', exact: true }).click();
    await studio.getByRole('link', { name: 'Top bar', exact: true }).click();
    await plan({
      showFrom: ['2026-03-02 09:30', '2026-03-02T08:30:00.000Z'],
      showUntil: ['2026-03-04 18:00', '2026-03-04T17:00:00.000Z'],
    });
    expect(await html()).toContain(shown);
    await plan({ showFrom: ['2026-03-03 09:00', '2026-03-03T08:00:00.000Z'] });
    await expect.poll(html).not.toContain(shown);
  });
}

export async function planPopup({ content, editor, request, studio }: Day): Promise<void> {
  const field = (name: string) => studio.getByTestId(`field-${name}`);
  const rent = forRent.title?.[0]?.value ?? '';
  const title = 'Opendeurdag in Mechelen';

  await test.step('the popup opens for a while, on one kind of page and a single one, in one language, each day anew', async () => {
    await editor.openDocument('Popups', title);
    const shown = studio.getByRole('checkbox', { name: 'Show the popup' });
    await shown.click();
    await expect(shown).toBeChecked();
    await field('delay').locator('input').fill('0');
    await writeMoment(studio, 'showFrom', '2026-03-02 09:30');
    await writeMoment(studio, 'showUntil', '2026-03-02 18:00');
    await studio.getByRole('radio', { name: 'Chosen pages' }).check();
    await studio.getByRole('checkbox', { name: 'Content page' }).check();
    await field('pages').getByRole('button', { name: 'Add item' }).click();
    await field('pages').getByRole('combobox').fill(rent);
    await studio.getByTestId('autocomplete-popover').getByText(rent, { exact: true }).first().click();
    await studio.getByRole('checkbox', { name: 'Nederlands' }).check();
    await studio.getByRole('radio', { name: 'The next day' }).check();
    const planned = { showFrom: '2026-03-02T08:30:00.000Z', showUntil: '2026-03-02T17:00:00.000Z' };
    const places = { kinds: ['content'], pages: [{ _ref: forRent._id }], languages: ['nl'] };
    await expect
      .poll(() => content.getDocument('drafts.popup'))
      .toMatchObject({ ...planned, ...places, isPublished: true, delay: 0, frequency: 'day' });
    await editor.publish(title);
  });

  await test.step('visitors meet it as planned', async () => {
    const html = async (path: string) => (await request.get(path)).text();
    for (const path of ['/nl/over-ons/', '/nl/te-huur/'])
      await expect.poll(() => html(path)).toContain(title);
    expect(await html('/nl/te-koop/')).not.toContain(title);
    expect(await html('/fr/a-propos/')).not.toMatch(/Opendeurdag in Mechelen|Portes ouvertes à Malines/);
  });
}
