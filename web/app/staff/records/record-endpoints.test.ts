import type { StaffRecords } from 'schemas/staff-record.ts';
import { expect, test } from 'vitest';
import { testSite } from '../../forms/submit/posting.test-data.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { signedIn } from '../../portal/signed-in.test-data.ts';
import { siteNow, staffRequest, tokenFor } from '../staff-requests.test-data.ts';
import { decideOffer, listRecords, withdrawRecord, writeRecord } from './record-endpoints.server.ts';

const siteOf = () => Promise.resolve(testSite);

const offer = { kind: 'offer', amount: 380_000, conditions: 'Lening.', until: '2026-11-30', state: 'open' };

/** A property with an owner who speaks French, and requests about it. */
async function staff() {
  const database = emptyDatabase();
  await signedIn({ database, propertyIds: ['2101'], language: 'fr', now: siteNow });
  const token = await tokenFor(database);
  const given = (body: object, method = 'POST') => staffRequest({ database, token, body, method });
  const write = async (content: object, reference = '2101') =>
    (await writeRecord(given({ reference, language: 'fr', content }), siteOf)).status;
  const list = async (): Promise<StaffRecords> => (await listRecords(given({}), '2101', siteOf)).json();
  return { database, given, write, list };
}

test('staff write for the owners of a property, in their language, and read it again with its author', async () => {
  const { write, list } = await staff();
  expect(await write({ kind: 'words', text: 'Une belle semaine.' })).toBe(204);
  expect(await list()).toMatchObject({
    language: 'fr',
    owners: [{ name: 'An Peeters' }],
    records: [{ language: 'fr', staffName: 'Greet Maes', content: { text: 'Une belle semaine.' } }],
  });
});

test('an offer is decided and taken back, and nothing else of it changes', async () => {
  const { given, write, list } = await staff();
  await write(offer);
  const id = (await list()).records[0]?.id ?? '';
  expect((await decideOffer(given({ state: 'accepted' }, 'PATCH'), id, siteOf)).status).toBe(204);
  expect((await list()).records[0]?.content).toEqual({ ...offer, state: 'accepted' });
  expect((await withdrawRecord(given({}, 'DELETE'), id)).status).toBe(204);
  expect((await withdrawRecord(given({}, 'DELETE'), id)).status).toBe(404);
  expect((await list()).records).toEqual([]);
});

test('nothing is written without a session, about an unknown property or with fields that do not fit', async () => {
  const { database, write, list } = await staff();
  const body = { reference: '2101', language: 'nl', content: offer };
  expect((await writeRecord(staffRequest({ database, body }))).status).toBe(403);
  expect(await write(offer, '9999')).toBe(404);
  const wrong = [
    { ...offer, amount: -1 },
    { ...offer, until: 'morgen' },
    { kind: 'words', text: ' ' },
    { kind: 'reaction', visit: '1', reaction: 'unknown', comment: '' },
    { kind: 'paper', paper: 'unknown', state: 'needed', day: '' },
  ];
  for (const content of wrong) expect([content, await write(content)]).toEqual([content, 400]);
  expect((await list()).records).toEqual([]);
});
