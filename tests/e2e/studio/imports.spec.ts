import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runStep } from '../../../scripts/process/steps.ts';
import sample from '../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { expect, expectNoAxeViolations } from '../support/fixtures.ts';
import { type OwnStack, test } from '../support/own-stack.ts';

test.slow();

type Sent = (typeof sample.Properties)[number];

const { Gone: _gone, Changed: _changed, ...lists } = sample;
const streets = new Map(sample.Properties.map(({ ID, Street }) => [ID, Street]));

/** Sends the sample to the site by the command, with other values in some of its properties. */
async function importSample(
  own: OwnStack,
  changes: Readonly<Record<number, (property: Sent) => object>> = {},
) {
  const file = path.join(path.dirname(own.siteFolder), 'export.json');
  const Properties = lists.Properties.map((property) => ({
    ...property,
    ...changes[property.ID]?.(property),
  }));
  writeFileSync(file, JSON.stringify({ ...lists, Properties, OwnerRecords: [] }));
  const script = 'web/app/properties/runs/command/properties-command.server.ts';
  const { output } = await runStep({ title: 'importing', script, args: [file], env: own.environment });
  return output;
}

const withStreet = ({ ID, Texts }: Sent) => ({
  Texts: Texts.map((text) => ({ ...text, Description: `${streets.get(ID) ?? ''}. ${text.Description}` })),
});

test('a broken record waits in the Studio with its reason, while a changed price is seen at once', async ({
  context,
  page,
  own,
}) => {
  const studio = await own.startStudio();
  await own.startLake();
  await own.startSite();
  await context.addInitScript(() => {
    localStorage.setItem('staff-language', 'en');
  });
  const held = page.getByRole('list', { name: 'Not as it was sent' }).locator('> li');

  await test.step('the first import holds one of its records', async () => {
    const output = await importSample(own, { 2104: () => ({ WebID: 9_999_999 }) });
    expect(output).toMatch(/^Properties 2104 · WebID: .*\(held\)$/m);
    expect(output).toMatch(/Imported: 49 new, 0 changed, 0 unchanged, 0 gone, 1 held\./);
    await page.goto(`${studio}/imports`);
    await expect(held).toHaveCount(1, { timeout: 60_000 });
    await expect(held).toContainText('Property 2104');
    await expect(held).toContainText('is no property type');
    await expect(held).toContainText('9999999');
    await expect(held.getByRole('button', { name: 'Publish Property 2104 anyway' })).toHaveCount(0);
    await expectNoAxeViolations(page, 'main');
  });

  await test.step('repaired at its source, it leaves the list by itself', async () => {
    expect(await importSample(own)).toMatch(/Imported: 1 new, 0 changed, 49 unchanged, 0 gone, 0 held\./);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Everything that came is on the site.')).toBeVisible();
    await expect(held).toHaveCount(0);
  });

  await test.step('an editor publishes one in spite of a rule that allows it', async () => {
    expect(await importSample(own, { 2107: withStreet })).toContain('(held)');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(held).toContainText('Visitors see the last good version.');
    await held.getByRole('button', { name: 'Publish Property 2107 anyway' }).click();
    await held.getByRole('button', { name: 'Publish it anyway' }).click();
    await expect(held).toHaveCount(0);
    await expect
      .poll(async () => (await fetch(`${own.site}/property/2107`)).text())
      .toContain(streets.get(2107) ?? '-');
  });

  await test.step('what the law asks for and a home lacks is told with what to ask for', async () => {
    const output = await importSample(own, {
      2101: () => ({ FloodPlotScore: undefined }),
      2114: () => ({ EnergyTotal: undefined }),
    });
    expect(output).toMatch(/^Properties 2114 · EnergyTotal: .*\(held\)$/m);
    await page.goto(`${studio}/properties`);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Not as the law asks');
    await expect(page.getByRole('row', { name: /2114/ })).toContainText('A newer version is held');
    await page.getByRole('button', { name: 'What the law asks of 2101' }).click();
    const rules = page.getByRole('list', { name: 'What the law asks of 2101' });
    await expect(rules).toContainText('the flood score of the plot, the P-score');
    await expect(rules).toContainText('Make the flood report of the address');
    await expect(page.getByText('It is no legal advice')).toBeVisible();
    await expectNoAxeViolations(page, 'main');
  });

  await test.step('a visitor sees a changed price without a build', async () => {
    const price = page.locator('main');
    await page.goto(`${own.site}/nl/property/2101`);
    await expect(price).toContainText('389.000');
    await importSample(own, { 2107: withStreet, 2101: () => ({ Price: 379_000 }) });
    await expect(async () => {
      await page.reload();
      await expect(price).toContainText('379.000', { timeout: 500 });
    }).toPass();
  });
});
