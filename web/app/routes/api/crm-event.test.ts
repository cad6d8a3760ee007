import { expect, test } from 'vitest';
import { whiseEvent } from '../../../../tests/crm/whise/whise-stand-in.ts';
import { documentOf, immobilieOf, obidOf } from '../../../../tests/crm/openimmo/openimmo-wire.ts';
import { agencyModel } from '../../../../tests/crm/agency-model.ts';
import { crmRecords, crmRefs } from '../../crm/crm-tables.server.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { testSettings } from '../../platform/settings.test-data.ts';
import { action } from './crm-event.ts';

const secret = 'the-end-of-an-address-of-forty-letters-x';

async function send(body: unknown, { path = secret, settings = {} } = {}) {
  const database = emptyDatabase();
  const { platform: context, settled } = testPlatform({
    database,
    settings: {
      ...testSettings,
      CRM_SYSTEM: 'whise',
      // Nobody answers there.
      CRM_ADDRESS: 'http://127.0.0.1:9',
      CRM_ACCOUNT: '77/41, 77/42',
      CRM_WEBHOOK_SECRET: secret,
      ...settings,
    },
  });
  const request = new Request('https://site.example/api/crm/x', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { status } = await action({ request, context, params: { secret: path } });
  await settled();
  const refs = await database.select({ account: crmRefs.account, key: crmRefs.key }).from(crmRefs);
  return { status, refs };
}

test('an event has its record looked at, for the office that it names', async () => {
  expect(await send(whiseEvent(7))).toEqual({ status: 204, refs: [{ account: '77/41', key: '7' }] });
});

test('nobody without the secret has anything looked at, nor anybody where there is none', async () => {
  const refused = { status: 404, refs: [] };
  expect(await send(whiseEvent(7), { path: 'x' })).toEqual(refused);
  expect(await send(whiseEvent(7), { path: '', settings: { CRM_WEBHOOK_SECRET: '' } })).toEqual(refused);
});

test('what is no event is refused', async () => {
  for (const body of ['no JSON', { events: 7 }, [], 'x'.repeat(70_000)])
    expect((await send(body)).status).toBeGreaterThanOrEqual(400);
});

const home = agencyModel([7], 0).properties.get(7);
const transmission = { isWhole: false, timestamp: '2026-10-24T10:00:00', encoding: 'utf-8' };
/** Of a kind that an editor is asked about, so that nothing of it is shown yet. */
const held = home ? immobilieOf({ ...home, pictures: [] }, '').replace(/<haus [^>]*>/, '<sonstige/>') : '';
const file = documentOf([held], transmission);

async function sendFile(body: Uint8Array, login: string) {
  const database = emptyDatabase();
  const settings = {
    ...testSettings,
    CRM_SYSTEM: 'openimmo' as const,
    CRM_ACCOUNT: 'eupen',
    CRM_SECRET: 'of the sender',
  };
  const { platform: context, settled } = testPlatform({
    database,
    settings: { ...settings, CRM_WEBHOOK_SECRET: secret },
  });
  const headers = { Authorization: `Basic ${login}` };
  const request = new Request('https://site.example/api/crm/x', {
    method: 'POST',
    body: Buffer.from(body),
    headers,
  });
  const { status } = await action({ request, context, params: { secret } });
  await settled();
  const kept = await database.select({ account: crmRecords.account, key: crmRecords.key }).from(crmRecords);
  return { status, kept };
}

test('a file is taken from whoever logs in for an account, and from nobody else', async () => {
  expect(await sendFile(file, btoa('eupen:of the sender'))).toEqual({
    status: 204,
    kept: [{ account: 'eupen', key: obidOf(7) }],
  });
  for (const login of ['', '=', btoa('eupen:'), btoa('eupen:wrong'), btoa('of the sender')])
    expect(await sendFile(file, login), login).toEqual({ status: 401, kept: [] });
  for (const [body, login] of [
    [file, btoa('other:of the sender')],
    [file.subarray(0, 400), btoa('eupen:of the sender')],
  ] as const)
    expect(await sendFile(body, login)).toEqual({ status: 400, kept: [] });
});
