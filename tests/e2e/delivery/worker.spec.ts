import { expect, test } from '../support/fixtures.ts';
import { isHydrated } from '../support/islands.ts';
import { seededText } from '../support/visitor.ts';

test('a visitor’s browser hydrates the island that is touched and nothing else', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const field = page.getByRole('main').getByLabel(seededText('search.label', 'nl'), { exact: true });
  expect(await isHydrated(field)).toBe(false);
  await field.focus();
  await expect.poll(() => isHydrated(field)).toBe(true);
  for (const place of ['header', 'main', 'main article', 'footer'])
    expect(await isHydrated(page.locator(place).first()), place).toBe(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
});

test.describe('a deliberate violation', () => {
  test.use({ expectedProblems: { patterns: [/policy violation: script-src/, /Content Security Policy/] } });

  test('the policy stops an inline script that came with the page, and the test bed notices', async ({
    page,
  }) => {
    await page.route('/nl/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<script>intruder = true</script></body>');
      await route.fulfill({ response, body });
    });
    await page.goto('/nl/');
    expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
  });
});

test.describe('markup from elsewhere', () => {
  test.use({
    expectedProblems: { patterns: [/policy violation: require-trusted-types-for/, /requires 'TrustedHTML'/] },
  });

  test('the policy stops script that inserts markup nobody vouched for', async ({ page }) => {
    await page.goto('/nl/');
    const images = await page.evaluate(async () => {
      const reported = new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', resolve, { once: true });
      });
      const place = document.createElement('div');
      try {
        place.innerHTML = '<img src="x" alt="">';
      } catch {
        await reported;
      }
      return place.childElementCount;
    });
    expect(images).toBe(0);
  });
});

test('every response that no cache stores has a nonce of its own and no style attributes', async ({
  request,
}) => {
  const nonces = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const response = await request.get('/nl/te-koop/', { headers: { Cookie: 'owner=someone' } });
    const policy = response.headers()['content-security-policy'] ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    const html = await response.text();
    expect(policy).not.toContain('unsafe-inline');
    expect(html).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/\sstyle="/);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('a webhook that is not signed changes nothing', async ({ request }) => {
  const unsigned = await request.post('/api/content-changed', { data: { _id: 'page-home' } });
  expect(unsigned.status()).toBe(401);
  const forged = await request.post('/api/content-changed', {
    data: { _id: 'page-home' },
    headers: { 'sanity-webhook-signature': 't=1,v1=Zm9yZ2Vk' },
  });
  expect(forged.status()).toBe(401);
  expect((await request.get('/api/content-changed')).status()).toBe(405);
});

test('files of the build are cached for good, and nothing else of the folder can be had', async ({
  request,
}) => {
  const html = await (await request.get('/nl/')).text();
  const file = /\/assets\/[^"]+\.css/.exec(html)?.[0] ?? '';
  const response = await request.get(file);
  expect(response.headers()['cache-control']).toContain('immutable');
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404);
  expect((await request.get('/assets/nothing.js')).status()).toBe(404);
});
