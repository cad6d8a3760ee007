import { expect } from '../support/fixtures.ts';
import { test } from '../support/own-stack.ts';

test.slow();

type Health = { status: string; checks?: Record<string, string> };

test('a monitor learns whether the site runs, is ready, or serves fallback content', async ({ own }) => {
  await own.startLake();
  await own.startSite({ MAIL_SMTP_URL: '' });
  const read = async (path: string) => {
    const response = await fetch(`${own.site}/api/health/${path}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    return { status: response.status, health: (await response.json()) as Health };
  };
  const passing = { database: 'pass', content: 'pass', properties: 'pass', pages: 'pass' };
  expect(await read('live')).toEqual({ status: 200, health: { status: 'pass' } });
  await expect
    .poll(() => read('ready'))
    .toEqual({ status: 200, health: { status: 'pass', checks: passing } });
  expect((await fetch(`${own.site}/nl/`)).status).toBe(200);

  await own.killLake();
  await expect
    .poll(() => read('ready'))
    .toEqual({ status: 200, health: { status: 'warn', checks: { ...passing, content: 'warn' } } });
  expect(await read('live')).toEqual({ status: 200, health: { status: 'pass' } });
});

test('the id that the edge gives a request is in its response, one that is none is not', async ({ own }) => {
  await own.startLake();
  await own.startSite({ MAIL_SMTP_URL: '' });
  const idFor = async (ray: string) => {
    const response = await fetch(`${own.site}/api/health/ready`, { headers: { 'CF-Ray': ray } });
    return response.headers.get('X-Request-Id');
  };
  expect(await idFor('8f2b6c1d0e3a4b5c-BRU')).toBe('8f2b6c1d0e3a4b5c-BRU');
  expect(await idFor('<script>')).toMatch(/^[0-9a-f-]{36}$/);
});
