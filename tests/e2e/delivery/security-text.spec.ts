import { addresses, expect, test } from '../support/fixtures.ts';

const path = '/.well-known/security.txt';

test('an editor’s contact is published as security.txt, and without one there is none', async ({
  content,
  request,
}) => {
  const response = await request.get(path);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await response.text()).trim().split('\n');
  const fields = Object.fromEntries(
    lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:security@huisenhaard.example',
    'Preferred-Languages': 'nl, fr, en',
    Canonical: `${addresses.site}${path}`,
  });
  expect(fields['Expires']).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);

  await content.patch('site-settings').unset(['securityContact']).commit();
  await expect.poll(async () => (await request.get(path)).status()).toBe(404);
});
