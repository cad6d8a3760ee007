import type { Page } from '@playwright/test';
import { readDatabase } from '../support/database.ts';
import { addresses, expect, test } from '../support/fixtures.ts';

/** Chromium sends by the Reporting API minutes later, if at all without a screen; what older browsers obey, at once. */
async function reportAtOnce(page: Page): Promise<void> {
  await page.route('/nl/**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace(/; report-to \w+/, ''),
    };
    await route.fulfill({ response, headers });
  });
}

test.describe('a picture from elsewhere', () => {
  test.use({
    expectedProblems: {
      patterns: [
        /policy violation: img-src blocked https:\/\/pixel-/,
        /Content Security Policy/,
        /outside host/,
      ],
    },
  });

  test('is blocked, and reported without anything of the visitor', async ({ page, tag }) => {
    const host = `pixel-${tag}.example`;
    await reportAtOnce(page);
    await page.goto('/nl/contact/?naam=An');
    const reported = page.waitForResponse(`${addresses.site}/api/policy-reports`);
    await page.evaluate((address) => {
      const picture = document.createElement('img');
      picture.src = address;
      document.body.append(picture);
    }, `https://${host}/geheim.gif?an`);
    expect((await reported).status()).toBe(204);
    expect(readDatabase('select * from policy_reports where blocked = ?', host)).toEqual([
      { day: '2026-03-02', directive: 'img-src', blocked: host, page: '/nl/contact/', count: 1, source: '' },
    ]);
  });
});

test('browsers that report by the Reporting API are told where, on pages from the cache too', async ({
  request,
}) => {
  for (const path of ['/nl/', '/nl/', '/nl/te-koop/', '/nl/nergens/', '/nl/map-frame/']) {
    const headers = (await request.get(path)).headers();
    const [, group, address] = /^(\w+)="(\/[^"]+)"$/.exec(headers['reporting-endpoints'] ?? '') ?? [];
    expect(headers['content-security-policy'], path).toContain(
      `report-uri ${String(address)}; report-to ${String(group)}`,
    );
    const report = {
      type: 'csp-violation',
      body: {
        documentURL: `${addresses.site}${path}`,
        effectiveDirective: 'font-src',
        blockedURL: 'moz-extension',
        disposition: 'enforce',
      },
    };
    const response = await request.post(String(address), {
      headers: { 'Content-Type': 'application/reports+json' },
      data: JSON.stringify([report]),
    });
    expect(response.status(), path).toBe(204);
  }
});
