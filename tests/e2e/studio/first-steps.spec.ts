import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { editorOn } from './editor.ts';

test.slow();

test('the Studio says what an agency must still fill in, counts what waits for whoever reads it, and leads there', async ({
  content,
  page,
}) => {
  const editor = editorOn(page);
  const steps = page.getByRole('list', { name: 'First steps' }).getByRole('listitem');
  const step = steps.filter({ has: page.getByRole('heading', { name: 'BIV number' }) });
  await editor.open();
  await editor.openTool('Welcome', 'First steps');
  await expect(step).toContainText('In order');
  await expect(steps.filter({ has: page.getByRole('heading', { name: 'Mail service' }) })).toContainText(
    'In order',
  );

  const { brokerNumber } = await content.fetch<{ brokerNumber: string }>('*[_id == "site-settings"][0]');
  await content.patch('site-settings').unset(['brokerNumber']).commit();
  await expect(step).toContainText('To do');
  await expect(step).toContainText('The law asks for this on the site of an estate agent.');
  await expectNoAxeViolations(page, 'main');
  const left = (await page.getByText(/steps are left/).textContent())?.match(/\d+/)?.[0] ?? '';

  await page.getByRole('link', { name: 'Welcome', exact: true }).last().click();
  await expect(page.getByText(`Before visitors may come, ${left} steps are left:`)).toBeVisible();
  const waiting = page.getByRole('list', { name: 'Waiting for you' }).getByRole('listitem');
  await expect(waiting).toHaveText([
    /^\d+New leads$/,
    /^\d+Visits today$/,
    /^\d+My drafts$/,
    /^\d+Asked to publish$/,
    /^\d+Planned$/,
    /^[1-9]\d*Points to correct$/,
    /^\d+Properties held back$/,
  ]);
  await expectNoAxeViolations(page, 'main');
  await page.getByRole('main').getByRole('link', { name: 'First steps' }).click();

  await step.getByRole('link', { name: 'BIV number' }).click();
  const field = page.getByTestId('field-brokerNumber').getByRole('textbox');
  await field.fill(brokerNumber);
  const draft = '*[_id == "drafts.site-settings"][0].brokerNumber';
  await expect.poll(() => content.fetch<string | null>(draft)).toBe(brokerNumber);
  await page.getByRole('link', { name: 'Welcome', exact: true }).click();
  await waiting.getByRole('link', { name: 'My drafts' }).click();
  await expect(page.getByRole('checkbox', { name: 'Only mine' })).toBeChecked();
  await page.getByRole('list', { name: 'Not published' }).getByRole('link', { name: 'Settings' }).click();
  await editor.publish('Huis & Haard');
  await editor.openTool('Welcome', 'First steps');
  await expect(step).toContainText('In order');

  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await editor.become('Marc Janssens');
  await page.getByRole('link', { name: 'Welcome', exact: true }).click();
  await expect(waiting).toHaveText([/Planned$/, /Points to correct$/]);

  await test.step('the book opens the guide, and nobody is asked to register the Studio', async () => {
    await page.getByRole('link', { name: 'Guide' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Editing the site' })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'In this guide' });
    await expect(contents.getByRole('link', { name: 'Publish later' })).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('button', { name: 'Help and resources' }).click();
    await expect(page.getByRole('menuitem', { name: 'Diagnostics' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Register studio' })).toHaveCount(0);
  });
});
