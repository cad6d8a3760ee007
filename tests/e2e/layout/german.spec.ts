import { expect, test } from '../support/fixtures.ts';
import { seededText } from '../support/visitor.ts';

const number = '(eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun)';
const words = (key: Parameters<typeof seededText>[0]) => seededText(key, 'de');

test.use({ hasDeclined: false });

test('German, once enabled, is spoken by the interface and the starter, and what is not translated stays Dutch', async ({
  baseURL,
  browser,
  content,
  page,
}) => {
  test.slow();
  await content
    .patch('site-settings')
    .set({ enabledLanguages: ['nl', 'fr', 'en', 'de'] })
    .commit();
  const path = { _type: 'internationalizedArrayStringValue', _key: 'de', language: 'de', value: '/kontakt/' };
  await content.patch('page-contact').append('path', [path]).commit();
  await expect.poll(async () => (await page.request.get('/de/zu-verkaufen/')).status()).toBe(200);

  await test.step('header, consent and footer', async () => {
    await page.goto('/de/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-BE');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thuis begint met vertrouwen');
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation', { name: 'Sprache wählen' })).toHaveText('NLFRENDE');
    const menu = header.getByRole('navigation', { name: 'Hauptmenü' });
    await expect(menu.getByRole('link', { name: 'Zu verkaufen' })).toHaveAttribute(
      'href',
      '/de/zu-verkaufen/',
    );
    await page.getByRole('button', { name: 'Alle ablehnen' }).click();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(words('legal.companyNumber'))).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute(
      'href',
      '/de/datenschutzerklaerung/',
    );
    await expect(footer.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
  });

  await test.step('a list and the date on a property', async () => {
    await page.goto('/de/zu-verkaufen/');
    const main = page.getByRole('main');
    await expect(main.getByText(/^\d+ Immobilien$/)).toBeVisible();
    await page.goto('/de/zu-verkaufen/mechelen/rijwoning-met-stadstuin-vlak-bij-de-dijle/2101/');
    await expect(main.getByText(words('property.price'), { exact: true }).first()).toBeVisible();
    const validUntil = main.locator('dt', { hasText: words('facts.certificateExpiry') }).locator('+ dd');
    await expect(validUntil).toHaveText(/^\d{1,2}\. [A-ZÄ][a-zä]+ 20\d\d$/);
  });

  await test.step('the labels of a form, and its question in words for a browser without JavaScript', async () => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto('/de/kontakt/');
    await plain.getByLabel('Vorname', { exact: true }).fill('An');
    await plain.getByLabel('Nachname', { exact: true }).fill('Peeters');
    await plain.getByLabel('E-Mail-Adresse', { exact: true }).fill('an@example.com');
    await plain.getByLabel('Ihre Nachricht', { exact: true }).fill('Haben Sie noch einen Termin frei?');
    await plain.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(plain.getByText(new RegExp(`Wie viel ist ${number} plus ${number}\\?`))).toBeVisible();
    await context.close();
  });
});
