import { redirect } from '@remix-run/cloudflare';
import { expect, test } from 'vitest';
import { forwardPost } from './submit.server.ts';

const site = 'https://site.example';

const sent = (Origin: string) =>
  new Request(`${site}/nl/contact/`, { method: 'POST', body: 'message=Dag', headers: { Origin } });

test('a form whose page has moved is sent again to where it is now, as it was', () => {
  const result = forwardPost(sent(site), redirect('/nl/schrijf-ons/?a=b', 301));
  expect([result?.status, result?.headers.get('Location')]).toEqual([307, '/nl/schrijf-ons/?a=b']);
});

test('a form whose page is where it was stays, and what was typed goes to no other site', () => {
  expect(forwardPost(sent(site), undefined)).toBeUndefined();
  for (const address of ['https://partner.example/', '//partner.example/', '/\\partner.example'])
    expect(forwardPost(sent(site), redirect(address, 302)), address).toBeUndefined();
});

test('a form from another site is not sent on', () => {
  expect(() => forwardPost(sent('https://evil.example'), redirect('/nl/', 301))).toThrow(
    expect.objectContaining({ status: 403 }) as Error,
  );
});
