import { expect, test, vi } from 'vitest';
import { emptyContent } from '../../content/cms/site.test-data.ts';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import { consentPath } from '../../content/paths/endpoints.ts';
import { consentProof } from '../../consent/consent-tables.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { action, loader } from './consent.ts';
import { seededSite } from './seeded-site.test-data.ts';

const services = { googleAnalyticsId: null, tagManagerId: null, metaPixelId: null };
const cookies = { textVersion: '2026-11', waitMilliseconds: 500, ...services };
const site = { ...seededSite, content: { ...emptyContent, consent: cookies } };

vi.mock('../../content/cms/site.server.ts', async (original) => ({
  ...(await original<object>()),
  loadSite: () => Promise.resolve(site),
}));

vi.mock('../../content/cms/load.server.ts', () => ({
  loadContent: (_platform: Platform, { params: { language } }: { params: { language: string } }) =>
    Promise.resolve({
      ...services,
      _rev: 'a',
      title: `Cookies, ${language}`,
      description: null,
      cookies: null,
    }),
}));

const fetchDialogs = (path: string, view: Platform['view'] = { kind: 'published' }) =>
  loader({
    request: new Request(`https://site.example${path}`),
    params: {},
    context: { ...testPlatform().platform, view },
  });

const presentPath = consentPath('fr', cookies.textVersion);

test('[4.10] the dialogs come as one file, which browsers store for a while', async () => {
  const response = await fetchDialogs(presentPath);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
  const html = await response.text();
  expect(html).toContain('Cookies, fr');
  expect(html).toContain(seededTexts.fr['consent.decline']);
  expect(html.match(/<dialog/g)).toHaveLength(2);
  // Nothing is open or ticked before the visitor does it.
  expect(html).not.toMatch(/<dialog[^>]* open=/);
  expect(html.match(/ checked=""/g)).toHaveLength(1);
});

test('an outdated version gets the present dialogs, which no cache stores, nor what a preview shows', async () => {
  const responses = [
    await fetchDialogs(presentPath.replace(/version=.*/, 'version=0')),
    await fetchDialogs(presentPath, { kind: 'studio' }),
  ];
  for (const response of responses) {
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  }
});

test('a language that the site does not have has no dialogs', async () => {
  for (const path of ['/api/consent', '/api/consent?language=de'])
    expect((await fetchDialogs(path)).status, path).toBe(404);
});

const choices = { preferences: true, statistics: false, marketing: false };

test('a client that posts many proofs is refused for a while, and no other client is', async () => {
  const { platform } = testPlatform();
  const post = (client: string) => {
    const body = JSON.stringify({ proof: crypto.randomUUID(), version: '2026-11', choices, language: 'fr' });
    const headers = { Origin: 'https://site.example', 'CF-Connecting-IP': client };
    const request = new Request('https://site.example/api/consent', { method: 'POST', body, headers });
    return action({ request, params: {}, context: platform });
  };
  const statuses: number[] = [];
  for (let count = 0; count < 650; count += 1) statuses.push((await post('192.0.2.1')).status);
  expect(new Set(statuses.slice(0, 100))).toEqual(new Set([204]));
  expect(new Set(statuses.slice(100))).toEqual(new Set([429]));
  expect(Number((await post('192.0.2.1')).headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await post('198.51.100.1')).status).toBe(204);
  expect(await platform.database.$count(consentProof)).toBe(101);
});
