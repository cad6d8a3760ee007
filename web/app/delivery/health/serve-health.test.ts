import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { livenessPath, readinessPath } from '../../content/paths/endpoints.ts';
import { brokenDatabase, emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { storeFallback } from '../../content/cms/fallback-content.server.ts';
import type { Render } from '../../platform/platform.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { serveLiveness, serveReadiness } from './serve-health.server.ts';

let clock = new Date('2026-11-23T10:00:00Z').getTime();
let isReachable = true;

vi.mock('../../content/cms/client.server.ts', () => ({
  reachContent: () => Promise.resolve(isReachable ? { changedAt: '2026-11-23T09:00:00Z' } : undefined),
}));

beforeEach(() => {
  isReachable = true;
  // Past the time for which an answer is given again.
  clock += 60_000;
  vi.useFakeTimers({ now: clock, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
});

const requestTo = (path: string, method = 'GET') => new Request(`https://site.example${path}`, { method });

const show: Render = () => Promise.resolve(new Response('<html>'));

async function readiness(database = emptyDatabase(), render = show) {
  const { platform } = testPlatform({ database });
  const response = await serveReadiness(requestTo(readinessPath), platform, render);
  return { response, body: response && (await response.json()) };
}

test('a worker that runs says so, uncached', async () => {
  const response = serveLiveness(requestTo(livenessPath));
  expect(response?.status).toBe(200);
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
  expect(await response?.json()).toEqual({ status: 'pass' });
  expect(serveLiveness(requestTo('/nl/'))).toBeUndefined();
});

test('a site with database, content and properties is ready', async () => {
  const { response, body } = await readiness();
  expect(response?.status).toBe(200);
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
  expect(body).toEqual({
    status: 'pass',
    checks: { database: 'pass', content: 'pass', properties: 'pass', imports: 'pass', pages: 'pass' },
    lastImports: {},
  });
});

test('without a database the site is not ready, and says no more about it', async () => {
  const { response, body } = await readiness(brokenDatabase());
  expect(response?.status).toBe(503);
  expect(body).toEqual({
    status: 'fail',
    checks: { database: 'fail', content: 'pass', properties: 'pass', imports: 'pass', pages: 'pass' },
    lastImports: {},
  });
});

test('without the CMS the site is degraded with fallback content, and not ready without any', async () => {
  isReachable = false;
  const database = emptyDatabase();
  expect((await readiness(database)).response?.status).toBe(503);
  await storeFallback(database, { key: 'a', value: {}, revision: 1, now: new Date() });
  vi.setSystemTime(clock + 1000);
  const { response, body } = await readiness(database);
  expect(response?.status).toBe(200);
  expect(body).toMatchObject({ status: 'warn', checks: { content: 'warn' } });
});

test('a site that cannot render its home page is not ready, whatever else is well', async () => {
  const { platform } = testPlatform();
  const asked: string[] = [];
  for (const render of [
    () => Promise.resolve(new Response('', { status: 500 })),
    () => Promise.reject(new Error('No page.')),
  ]) {
    const failing: Render = (request) => {
      asked.push(request.url);
      return render();
    };
    const { response, body } = await readiness(emptyDatabase(), failing);
    expect(response?.status).toBe(503);
    expect(body).toMatchObject({ status: 'fail', checks: { content: 'pass', pages: 'fail' } });
    vi.setSystemTime(Date.now() + 1000);
  }
  expect(asked).toEqual(Array(2).fill(`${platform.settings.SITE_URL}/nl/`));
});

test('many questions within a second are one to the database', async () => {
  await readiness();
  const { response } = await readiness(brokenDatabase());
  expect(response?.status).toBe(200);
});

test('health is read, never posted to', async () => {
  const { platform } = testPlatform();
  const posted = await serveReadiness(requestTo(readinessPath, 'POST'), platform, show);
  expect([posted?.status, posted?.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  const head = serveLiveness(requestTo(livenessPath, 'HEAD'));
  expect([head?.status, await head?.text()]).toEqual([200, '']);
});
