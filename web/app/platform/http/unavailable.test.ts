import { expect, test } from 'vitest';
import { unavailable, withRetryAfter } from './unavailable.server.ts';

test('what cannot be had now says how to reach the agency, and when to come back', async () => {
  const contact = { SITE_PHONE: '+32 15 00 00 00', SITE_MAIL: 'info@huisenhaard.example' };
  const answer = withRetryAfter(unavailable(contact));
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({ phone: contact.SITE_PHONE, email: contact.SITE_MAIL });
});

test('any other response stays as it is', () => {
  const answer = new Response('page', { headers: { 'Cache-Control': 'public' } });
  expect(withRetryAfter(answer)).toBe(answer);
});
