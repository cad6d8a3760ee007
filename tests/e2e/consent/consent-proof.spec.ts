import type { Page } from '@playwright/test';
import { readDatabase } from '../support/database.ts';
import { expect, test, withoutJavaScript } from '../support/fixtures.ts';
import { provenChoice, questionTitle, seededText, storedNames, visit } from '../support/visitor.ts';

test.use({ hasDeclined: false });

const question = (page: Page) => page.getByRole('dialog', { name: questionTitle('nl') });
const word = (key: Parameters<typeof seededText>[0]) => seededText(key, 'nl');

test.describe('while the site is down', () => {
  test.use({ expectedProblems: { patterns: [/503 \(Service Unavailable\)/] } });

  test('[7.05][4.12] a proof that could not be stored is sent again with the next page', async ({ page }) => {
    await page.route('**/api/consent', (route) => route.fulfill({ status: 503 }));
    await page.route('**/api/consent?*', (route) => route.continue());
    await page.goto('/nl/');
    const refused = page.waitForResponse((response) => response.status() === 503);
    await question(page)
      .getByRole('button', { name: word('consent.decline') })
      .click();
    await refused;
    await page.unroute('**/api/consent');
    await page.reload();
    const { proof } = await provenChoice(page);
    expect(readDatabase('select proof from consent_proof where proof = ?', proof)).toHaveLength(1);
  });
});

for (const answer of ['none', 'decline'] as const) {
  test(`[7.04][7.05] nothing is fetched from elsewhere and nothing needless is stored: ${answer}`, async ({
    page,
    baseURL,
  }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) outside.push(request.url());
    });
    await page.goto('/nl/?utm_source=nieuwsbrief&gclid=abc');
    await expect(question(page)).toBeVisible();
    if (answer === 'decline') {
      await question(page)
        .getByRole('button', { name: word('consent.decline') })
        .click();
      await provenChoice(page);
    }
    for (const path of ['/nl/te-koop/', '/nl/property/2101/', '/nl/']) await visit(page, path);
    expect(outside).toEqual([]);
    const asked = answer === 'decline' ? ['consent'] : [];
    const needless = (await storedNames(page)).filter((name) => !['language', ...asked].includes(name));
    expect(needless).toEqual(['popup-closed']);
  });
}

test.describe('without JavaScript', () => {
  withoutJavaScript();

  test('[7.04] without JavaScript nothing comes from elsewhere and nothing is stored', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
    await expect(page.locator('script[src*="//"]')).toHaveCount(0);
  });
});

test('[4.12] only a page of the site hands in a proof, and only a well-formed one', async ({
  request,
  baseURL,
}) => {
  const origin = { Origin: baseURL ?? '' };
  const choices = { preferences: true, statistics: false, marketing: false };
  const proof = { proof: crypto.randomUUID(), version: '2026-11', choices, language: 'fr' };
  const post = async (data: unknown, headers: Record<string, string>) =>
    (await request.post('/api/consent', { data, headers })).status();
  expect(await post(proof, { Origin: 'https://elsewhere.example' })).toBe(403);
  expect(await post(proof, {})).toBe(403);
  expect(await post({ ...proof, email: 'an@example.com' }, origin)).toBe(400);
  expect(await post({ ...proof, choices: { statistics: true } }, origin)).toBe(400);
  expect(await post({ ...proof, version: 'x'.repeat(2000) }, origin)).toBe(413);
  expect(await post('nonsense', origin)).toBe(400);
  expect(readDatabase('select 1 from consent_proof where proof = ?', proof.proof)).toEqual([]);
  expect(await post(proof, origin)).toBe(204);
  expect(await post(proof, origin)).toBe(204);
  expect(readDatabase('select 1 from consent_proof where proof = ?', proof.proof)).toHaveLength(1);
});
