import { expect } from '../support/fixtures.ts';
import { test } from '../support/own-stack.ts';

test.slow();

type Health = {
  status: string;
  checks?: Record<string, string>;
  lastImports?: Record<string, string>;
};

test('a monitor learns whether the site runs, is ready, or serves fallback content; then home and a picture that was shown are still there', async ({
  own,
}) => {
  await own.startLake();
  await own.startSite({ MAIL_SMTP_URL: '' });
  const get = (path: string, headers = {}) => fetch(`${own.site}${path}`, { headers });
  const read = async (path: string) => {
    const response = await get(`/api/health/${path}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    return { status: response.status, health: (await response.json()) as Health };
  };
  const passing = { database: 'pass', content: 'pass', properties: 'pass', imports: 'pass', pages: 'pass' };
  const lastImports = {};
  expect(await read('live')).toEqual({ status: 200, health: { status: 'pass' } });
  await expect
    .poll(() => read('ready'))
    .toEqual({ status: 200, health: { status: 'pass', checks: passing, lastImports } });

  // The edge gives a request its id; what is none is not repeated.
  const idFor = async (ray: string) =>
    (await get('/api/health/ready', { 'CF-Ray': ray })).headers.get('X-Request-Id');
  expect(await idFor('8f2b6c1d0e3a4b5c-BRU')).toBe('8f2b6c1d0e3a4b5c-BRU');
  expect(await idFor('<script>')).toMatch(/^[0-9a-f-]{36}$/);

  const picture = /\/media\/[\w,-]+(?=-\d+\.webp)/.exec(await (await get('/nl/')).text())?.[0] ?? '';
  const shown = await (await get(`${picture}-400.webp`)).bytes();

  await own.killLake();
  await expect
    .poll(() => read('ready'))
    .toEqual({
      status: 200,
      health: { status: 'warn', checks: { ...passing, content: 'warn' }, lastImports },
    });
  expect(await read('live')).toEqual({ status: 200, health: { status: 'pass' } });
  const home = await get('/nl/');
  expect([home.status, (await home.text()).includes(picture)]).toEqual([200, true]);
  const again = await get(`${picture}-400.webp`);
  expect([again.status, await again.bytes()]).toEqual([200, shown]);
  const other = await get(`${picture}-100.webp`);
  expect([other.status, other.headers.get('Cache-Control')]).toEqual([502, 'no-store']);
});
