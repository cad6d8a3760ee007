import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { testSettings } from '../../platform/settings.test-data.ts';
import { confirm, requestUnsubscribeLink } from '../kinds/newsletter/newsletter-links.server.ts';
import { openLink, email, mailsIn, tokenIn } from '../kinds/newsletter/newsletter-links.test-data.ts';
import { an, encoded, filled, post } from '../submit/posting.test-data.ts';

test('mails lead to the address of the site, whichever host a request names', async () => {
  const database = emptyDatabase();
  const origin = 'http://evil.example';
  const forged = { Origin: origin, Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
  for (const [form, values] of [
    ['site-contact', an],
    ['contact-me', { ...an, phone: '0470 00 00 00' }],
    ['sign-newsletter', { email }],
  ] as const) {
    const body = encoded(await filled(values, { form }));
    const result = await post(body, { database, origin, headers: forged, propertyId: '2103' });
    expect([result.status, result.location]).toEqual([303, `/nl/bedankt/${form}/#top`]);
  }
  const token = tokenIn((await mailsIn(database)).at(-1), 'confirm');
  await openLink(database, 'confirm', token, confirm, { origin, headers: forged });
  const body = encoded({ email });
  const headers = { ...forged, 'Content-Type': 'application/x-www-form-urlencoded' };
  await openLink(database, 'unsubscribe', '', requestUnsubscribeLink, { body, origin, headers });

  const mails = await mailsIn(database);
  expect(mails).toHaveLength(7);
  expect(JSON.stringify(mails)).not.toContain('evil');
  const links = mails.flatMap(({ text }) => text.match(/https?:[^\s]+/g) ?? []);
  expect(links.length).toBeGreaterThanOrEqual(mails.length);
  expect(new Set(links.map((link) => new URL(link).origin))).toEqual(new Set([testSettings.SITE_URL]));
});
