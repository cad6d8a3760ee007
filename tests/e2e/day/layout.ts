import type { Locator, Page } from '@playwright/test';
import { menu } from '../../../seed/singletons/menu.ts';
import { expect, test } from '../support/fixtures.ts';
import { seededText } from '../support/visitor.ts';
import { newPath, readThePage, titles, type Day } from './day.ts';

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

/** The time of the site is 10:00 in Belgium. */
export async function planPopup({ content, editor, request, studio }: Day): Promise<void> {
  const field = (name: string) => studio.getByTestId(`field-${name}`);
  const write = (name: string, value: string) => field(name).locator('input').first().fill(value);
  const open = (title: string) => studio.getByRole('link', { name: title, exact: true }).click();

  await test.step('the popup opens for a while, on one kind of page and in one language', async () => {
    await open('Content');
    await open('Layout');
    await open('Popup');
    const shown = studio.getByRole('checkbox', { name: 'Show the popup' });
    await shown.click();
    await expect(shown).toBeChecked();
    await write('delay', '0');
    await write('showFrom', '2026-03-02 09:30');
    await write('showUntil', '2026-03-02 18:00');
    await studio.getByRole('radio', { name: 'Chosen pages' }).check();
    await studio.getByRole('checkbox', { name: 'Content page' }).check();
    await studio.getByRole('checkbox', { name: 'Nederlands' }).check();
    const planned = { showFrom: '2026-03-02T08:30:00.000Z', showUntil: '2026-03-02T17:00:00.000Z' };
    await expect
      .poll(() => content.getDocument('drafts.popup'))
      .toMatchObject({ ...planned, isPublished: true, delay: 0, kinds: ['content'], languages: ['nl'] });
    await editor.publish('Popup');
  });

  await test.step('visitors meet it as planned', async () => {
    const html = async (path: string) => (await request.get(path)).text();
    await expect.poll(() => html('/nl/over-ons/')).toContain('Opendeurdag in Mechelen');
    expect(await html('/nl/te-koop/')).not.toContain('Opendeurdag in Mechelen');
    expect(await html('/fr/a-propos/')).not.toMatch(/Opendeurdag in Mechelen|Portes ouvertes à Malines/);
  });
}
