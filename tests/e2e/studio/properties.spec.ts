import { addresses, expect, test } from '../support/fixtures.ts';
import { editorOn } from './editor.ts';

test.slow();

test('an editor gives an imported property its own words and an open house, features it, and hides another', async ({
  content,
  page,
  request,
}) => {
  const pageOf = async (reference: string) => (await request.get(`/property/${reference}`)).text();
  const editor = editorOn(page);
  await editor.open();
  await page.getByRole('link', { name: 'Properties', exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: '50 properties' })).toBeVisible();

  await test.step('found by its number, and changed', async () => {
    await page.getByRole('textbox', { name: 'Search properties' }).fill('2107');
    await expect(page.getByRole('status').filter({ hasText: '1 property' })).toBeVisible();
    await page.getByRole('button', { name: 'Change how the site shows 2107' }).click();
    await expect(page.getByRole('combobox', { name: 'Property' })).toHaveValue('2107');
    const featured = page.getByRole('checkbox', { name: 'Featured' });
    await featured.click();
    await expect(featured).toBeChecked();
    await editor.writeEveryLanguage('title', 'Huis met een verhaal');
    await editor.publish('2107');
    await expect.poll(() => pageOf('2107')).toContain('Huis met een verhaal');
    await expect
      .poll(async () => (await request.get('/nl/te-koop/')).text())
      .toMatch(/card-link[^]*?Huis met een verhaal/);
  });

  await test.step('it gets an open house, which its page tells', async () => {
    await page.getByTestId('field-openHouses').getByRole('button', { name: 'Add item' }).click();
    const openHouse = { Day: '2026-03-06', From: '17:30', Until: '19:00' };
    for (const [name, text] of Object.entries(openHouse))
      await page.getByRole('textbox', { name, exact: true }).fill(text);
    const draft = '*[_id in path("drafts.**") && reference == "2107"].openHouses[]{date, from, until}';
    await expect
      .poll(() => content.fetch(draft))
      .toEqual([{ date: '2026-03-06', from: '17:30', until: '19:00' }]);
    await editor.closeDialogs();
    await editor.publish('2107');
    await expect.poll(() => pageOf('2107')).toMatch(/vrijdag 6 maart, .*17:30–19:00/);
  });

  await test.step('after these changes were deleted, it can be changed again', async () => {
    await content.delete({ query: '*[_type == "propertyEdit" && reference == "2107"]' });
    await page.goto(`${addresses.studio}/properties`);
    await page.getByRole('button', { name: 'Change how the site shows 2107' }).click();
    await expect(page.getByRole('combobox', { name: 'Property' })).toHaveValue('2107');
    await expect(page.getByRole('checkbox', { name: 'Featured' })).toBeEnabled();
  });

  await test.step('another is hidden, and its page is not found', async () => {
    const hidden = { _id: 'property-2108', _type: 'propertyEdit', reference: '2108', isHidden: true };
    await content.create(hidden);
    await expect.poll(async () => (await request.get('/property/2108')).status()).toBe(404);
    await page.goto(`${addresses.studio}/properties`);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Hidden');
    await expect(page.getByRole('row', { name: /2108/ })).toContainText('Hidden');
    await expect(page.getByRole('row')).toHaveCount(2);
  });
});
