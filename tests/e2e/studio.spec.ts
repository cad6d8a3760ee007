import { addresses, expect, test } from './fixtures.ts';

test('an editor changes a title in the Studio, publishes, and a visitor reads it', async ({
  page,
  context,
  content,
}) => {
  const before = await content.getDocument('page-contact');
  if (!before) throw new Error('The seed has no contact page.');
  const visitor = await context.newPage();
  const heading = visitor.getByRole('heading', { level: 1 });

  await page.goto(`${addresses.studio}/structure`);
  await page.getByRole('link', { name: 'Pages' }).click();
  await page.getByRole('link', { name: 'Contact /contact/' }).click();
  const title = page.getByRole('textbox', { name: 'English' });
  await expect(title).toHaveValue('Contact');
  expect(await content.getDocument('drafts.page-contact')).toBeUndefined();

  await title.fill('Come and see us');
  await expect
    .poll(() => content.getDocument('drafts.page-contact'))
    .toMatchObject({
      title: expect.arrayContaining([expect.objectContaining({ language: 'en', value: 'Come and see us' })]),
    });
  await visitor.goto('/en/contact/');
  await expect(heading).toHaveText('Contact');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(async () => {
    await visitor.goto('/en/contact/');
    await expect(heading).toHaveText('Come and see us', { timeout: 500 });
  }).toPass();
  await visitor.goto('/nl/contact/');
  await expect(heading).toHaveText('Contact');

  await content.createOrReplace(before);
});
