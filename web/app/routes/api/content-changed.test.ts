import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { expect, test } from 'vitest';
import { readRevisions } from '../../platform/database/revisions.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { testSettings } from '../../platform/settings.test-data.ts';
import { action } from './content-changed.ts';

const secret = 'a webhook secret';
const body = '{"_id":"page"}';
const minute = 60_000;

async function deliver(signature: string, given = secret) {
  const { platform } = testPlatform({ settings: { ...testSettings, SANITY_WEBHOOK_SECRET: given } });
  const headers = { [SIGNATURE_HEADER_NAME]: signature };
  const request = new Request('https://site.example/api/content-changed', { method: 'POST', body, headers });
  const before = (await readRevisions(platform.database)).content;
  const { status } = await action({ request, params: {}, context: platform });
  return { status, raised: (await readRevisions(platform.database)).content - before };
}

const signedAt = (time: number) => encodeSignatureHeader(body, time, secret);

test('a signature raises the revision for five minutes and is refused thereafter', async () => {
  expect(await deliver(await signedAt(Date.now()))).toEqual({ status: 204, raised: 1 });
  expect(await deliver(await signedAt(Date.now() - 4 * minute))).toEqual({ status: 204, raised: 1 });
  for (const age of [6 * minute, 365 * 24 * 60 * minute, -6 * minute]) {
    expect(await deliver(await signedAt(Date.now() - age)), String(age)).toEqual({ status: 401, raised: 0 });
  }
});

test('a missing, malformed or foreign signature is refused, and every one without a secret', async () => {
  const fresh = await signedAt(Date.now());
  const foreign = await encodeSignatureHeader(body, Date.now(), 'another secret');
  for (const signature of ['', 't=1', `t=${String(Date.now())},v1=x`, foreign]) {
    expect(await deliver(signature), signature).toEqual({ status: 401, raised: 0 });
  }
  expect(await deliver(fresh, '')).toEqual({ status: 401, raised: 0 });
});
