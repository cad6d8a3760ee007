import type { Page } from '@playwright/test';
import { addresses, expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { signInAsOwner } from '../support/owner.ts';
import { seededText, visit } from '../support/visitor.ts';

const menu = (page: Page, language: 'nl' | 'fr' | 'en' = 'nl') =>
  page.getByRole('navigation', { name: seededText('portal.navigation', language) });

const section = (page: Page, name: string) =>
  page
    .getByRole('region', { name })
    .or(page.locator('section').filter({ has: page.getByRole('heading', { name }) }));

const entries = (page: Page, name: string) => section(page, name).getByRole('listitem');

test.describe('without JavaScript', () => {
  withoutJavaScript();

  test('[2.45] an owner reads what the agency does for each home, saves it, and sends what is missing', async ({
    page,
    tag,
  }) => {
    await signInAsOwner(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/nl/eigenaars/?property=2104');
    await expect(page.getByText('Derde bezoek van het koppel met de architect.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Hanne Verbruggen schrijft u' })).toBeVisible();
    await page.getByRole('link', { name: seededText('portal.figurePlanned', 'nl') }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seededText('portal.visits', 'nl'));
    const planned = entries(page, seededText('portal.visitsPlanned', 'nl'));
    await expect(planned.filter({ hasText: /vrijdag.*16:30/ }).first()).toContainText('Spinsterspad 5');
    await expect(entries(page, seededText('portal.visitsPast', 'nl')).first()).toContainText('Denkt na');
    const csv = await page.request.get(
      (await page.getByRole('link', { name: seededText('portal.download', 'nl') }).getAttribute('href')) ??
        '',
    );
    expect(await csv.text()).toContain('"2104";"Spinsterspad 5"');
    expect(csv.headers()['cache-control']).toBe('no-store');

    await menu(page)
      .getByRole('link', { name: seededText('portal.communications', 'nl') })
      .click();
    await expect(entries(page, seededText('portal.contacts', 'nl'))).toHaveCount(4);
    await menu(page)
      .getByRole('link', { name: seededText('portal.onlineMedia', 'nl') })
      .click();
    await expect(page.getByRole('link', { name: 'Woonkompas' })).toHaveAttribute('href', /^https:/);
    await menu(page)
      .getByRole('link', { name: seededText('portal.history', 'nl') })
      .click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Te koop gezet' })).toContainText('279.000');

    await menu(page)
      .getByRole('link', { name: seededText('portal.documents', 'nl'), exact: true })
      .click();
    await page.getByLabel(seededText('portal.uploadKind', 'nl')).selectOption('Kadastraal uittreksel');
    await page.getByLabel(seededText('portal.uploadFile', 'nl')).setInputFiles({
      name: `${tag}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF'),
    });
    await page.getByRole('button', { name: seededText('portal.uploadButton', 'nl') }).click();
    await expect(page.getByText('Goed ontvangen: Kadastraal uittreksel.')).toBeVisible();
  });
});

test('[9.38] another owner’s property has no page and no file, and a visitor is led to the login', async ({
  page,
  request,
}) => {
  await signInAsOwner(page);
  for (const path of ['bezichtigingen/', 'documenten/', 'files/visits.csv', 'files/visits.ics']) {
    const foreign = await page.request.get(`${addresses.site}/nl/eigenaars/${path}?property=2110`);
    expect(foreign.status(), path).toBe(404);
    expect(await foreign.text(), path).not.toContain('Mastbosdreef');
    const own = await page.request.get(`${addresses.site}/nl/eigenaars/${path}?property=2101`);
    expect([own.status(), own.headers()['cache-control']], path).toEqual([200, 'no-store']);
    const stranger = await request.get(`${addresses.site}/nl/eigenaars/${path}`, { maxRedirects: 0 });
    expect(stranger.status(), path).toBe(303);
  }
});

test('[2.45] the portal speaks French and English, for all homes at once', async ({ page }) => {
  await signInAsOwner(page, 'fr');
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/fr/proprietaires/visites/');
  await expectNoAxeViolations(page);
  await expect(page.getByRole('heading', { name: 'Visites prévues' })).toBeVisible();
  await expect(
    entries(page, 'Visites prévues').filter({ hasText: 'Wolmarktsteeg 24' }).first(),
  ).toBeVisible();
  await visit(page, '/en/owners/documents/?property=2104');
  await expect(page.getByText('Still needed from you').first()).toBeVisible();
  await expectNoAxeViolations(page);
});
