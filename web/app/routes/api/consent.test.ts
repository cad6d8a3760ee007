import { expect, test } from 'vitest';
import { consentProof } from '../../services/database/storage-schema.server.ts';
import { testPlatform } from '../../services/platform.test-data.ts';
import { action } from './consent.ts';

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
