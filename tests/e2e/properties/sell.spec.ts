import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { seededText } from '../support/visitor.ts';

test('[2.06] the sell page: slider, article, two lists, a step plan that opens and closes, a form over a picture', async ({
  page,
}) => {
  await page.goto('/nl/verkopen/');
  const slides = page.getByRole('group', { name: seededText('slider.label', 'nl') });
  expect(await slides.getByRole('article').count()).toBeGreaterThan(1);
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Uw huis verkopen doet u niet elke dag').getByRole('img')).toBeVisible();
  for (const name of ['Waarom verkopers ons kiezen', 'Wat wij voor u doen'])
    expect(await part(name).getByRole('listitem').getByRole('link').count(), name).toBeGreaterThan(2);

  const steps = part('In vier stappen verkocht').getByRole('listitem');
  await expect(steps).toHaveCount(4);
  const step = steps.first();
  const words = step.getByRole('paragraph').first();
  for (const isOpen of [false, true, false]) {
    await expect(words).toBeVisible({ visible: isOpen });
    await step.locator('summary').press('Enter');
  }

  const form = part('Eerst iets vragen?');
  await expect(form.getByRole('textbox')).toHaveCount(5);
  await form.scrollIntoViewIfNeeded();
  const picture = form.locator('picture img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectNoAxeViolations(page);
});
