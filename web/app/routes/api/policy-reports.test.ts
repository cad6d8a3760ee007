import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { contentWithSaleList, withSite } from '../../content/cms/site.test-data.ts';
import { policyReports } from '../../platform/operations/operation-tables.server.ts';
import { rateLimits } from '../../platform/database/core-tables.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { action, loader } from './policy-reports.ts';

const site = prepareSite(contentWithSaleList);
withSite(() => site);

const own = 'https://site.example';

type Sending = { page?: string; headers?: Record<string, string>; body?: string; method?: string };

function collector() {
  const { platform } = testPlatform();
  const { database } = platform;
  const send = ({ page = '/nl/te-koop/', headers = {}, body, method = 'POST' }: Sending = {}) => {
    const report = {
      'document-uri': `${own}${page}`,
      referrer: 'https://mail.example/an',
      'effective-directive': 'img-src',
      'blocked-uri': 'https://pixel.example/geheim?an',
      'script-sample': 'An Peeters',
    };
    const request = new Request(`${own}/api/policy-reports`, {
      method,
      body: body ?? JSON.stringify({ 'csp-report': report }),
      headers: {
        'Content-Type': 'application/csp-report',
        'CF-Connecting-IP': '192.0.2.1',
        'User-Agent': 'Mozilla/5.0 An',
        ...headers,
      },
    });
    return action({ request, params: {}, context: platform });
  };
  const rows = () => database.select().from(policyReports);
  return { database, send, rows };
}

test('a report is counted by its page, and nothing of the visitor is written down', async () => {
  const { database, send, rows } = collector();
  expect((await send()).status).toBe(204);
  expect((await send({ page: '/nl/te-koop/?prijs=300000', headers: { Origin: own } })).status).toBe(204);
  expect(await rows()).toEqual([
    {
      day: '2026-03-02',
      directive: 'img-src',
      blocked: 'pixel.example',
      page: '/nl/te-koop/',
      count: 2,
      source: '',
    },
  ]);
  const stored = JSON.stringify([await rows(), await database.select().from(rateLimits)]);
  expect(stored).not.toMatch(/192\.0\.2|Mozilla|An|mail|geheim/);
});

test('a path that is no page, such as one with a token, is not written down', async () => {
  const { send, rows } = collector();
  await send({ page: '/nl/alert/confirm/geheim/' });
  await send({ page: '/nl/%3Cscript%3E/' });
  expect(await rows()).toMatchObject([{ page: '', count: 2 }]);
});

test('reports of other sites, other types and other sizes are refused', async () => {
  const { send, rows } = collector();
  const statuses = await Promise.all([
    send({ headers: { Origin: 'https://other.example' } }),
    send({ headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    send({ headers: { 'Content-Type': 'text/plain' } }),
    send({ body: 'x'.repeat(65 * 1024) }),
    send({ method: 'PUT' }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 415, 413, 405]);
  expect(loader().status).toBe(405);
  expect(await rows()).toEqual([]);
});

test('what is no violation of ours costs nothing', async () => {
  const { database, send, rows } = collector();
  for (const body of ['', 'x', '{}', '[{"type":"deprecation","body":{}}]'])
    expect((await send({ body })).status, body).toBe(204);
  expect([await rows(), await database.$count(rateLimits)]).toEqual([[], 0]);
});

test('one body counts each different violation once, and twenty at most', async () => {
  const { send, rows } = collector();
  const one = (blockedURL: string) => ({
    type: 'csp-violation',
    body: { documentURL: `${own}/nl/te-koop/`, effectiveDirective: 'img-src', blockedURL },
  });
  const hosts = Array.from({ length: 40 }, (_, index) => `https://${String(index)}.example/`);
  const headers = { 'Content-Type': 'application/reports+json' };
  await send({ headers, body: JSON.stringify([...hosts, ...hosts].map(one)) });
  expect(await rows()).toHaveLength(20);
  expect(new Set((await rows()).map(({ count }) => count))).toEqual(new Set([1]));
});

test('a client that sends many reports is refused for a while, and no other client is', async () => {
  const { send, rows } = collector();
  const statuses: number[] = [];
  for (let count = 0; count < 110; count += 1) statuses.push((await send()).status);
  expect(new Set(statuses.slice(0, 100))).toEqual(new Set([204]));
  expect(new Set(statuses.slice(100))).toEqual(new Set([429]));
  expect((await send({ headers: { 'CF-Connecting-IP': '198.51.100.1' } })).status).toBe(204);
  expect(await rows()).toMatchObject([{ count: 101 }]);
});
