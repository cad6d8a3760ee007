import { ownerFiles, uploads } from '../platform/files/file-tables.server.ts';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dataOfAddress } from './address-data.server.ts';
import { erasePerson } from './people-endpoints.server.ts';
import { staffRequest, siteNow, tokenFor } from './staff-requests.test-data.ts';
import { sendUpload } from './staff-endpoints.server.ts';
import { emptyDatabase } from '../platform/database/node-database.test-data.ts';
import { openOwnerSession } from '../portal/session/owner-sessions.server.ts';
import * as tables from '../portal/owners/owner-tables.server.ts';
import { ownerProperties } from '../properties/owner-records/owner-record-tables.server.ts';
import { outbox } from '../platform/database/core-tables.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { memoryBucket } from '../platform/files/memory-bucket.test-data.ts';
import { describeOwners } from './owners/describe-owners.server.ts';
import { sampleCatalogue } from '../properties/catalogue/sample-catalogue.test-data.ts';

const email = 'an@example.com';

async function addOwner(database: Database, id: string, address: string) {
  const { owners, ownerTokens, ownerChanges, ownerNews, ownerPasskeys } = tables;
  await database
    .insert(owners)
    .values({ id, email: address, name: `Owner ${id}`, language: 'nl', createdAt: siteNow });
  await database.insert(ownerProperties).values({ ownerId: id, propertyId: '2101', addedAt: siteNow });
  await openOwnerSession(database, { ownerId: id, device: 'Firefox, Linux' }, siteNow);
  await database
    .insert(ownerTokens)
    .values({ tokenHash: `link of ${id}`, ownerId: id, purpose: 'invitation', expiresAt: siteNow });
  await database
    .insert(ownerNews)
    .values({ ownerId: id, propertyId: '2101', item: 'offer 1', state: 'open' });
  await database
    .insert(ownerPasskeys)
    .values({ id: `key of ${id}`, ownerId: id, name: '', publicKey: '', counter: 0, createdAt: siteNow });
  await database
    .insert(ownerChanges)
    .values({ id: `change of ${id}`, ownerId: id, staffName: 'Koen', kind: 'invited', createdAt: siteNow });
}

async function addDocument(database: Database, ownerId: string, propertyId = '2101') {
  const id = `document of ${ownerId}${propertyId}`;
  const file = { id, submissionId: null, name: `${ownerId}.pdf`, type: 'pdf' as const, size: 8 };
  await database.insert(uploads).values({ ...file, createdAt: new Date() });
  await database
    .insert(ownerFiles)
    .values({ uploadId: id, ownerId, propertyId, kind: 'floor-plan', createdAt: siteNow });
  const address = { name: 'Agency', address: 'info@huisenhaard.example' };
  await database.insert(outbox).values({
    id: `mail about ${id}`,
    submissionId: id,
    message: {
      from: address,
      to: [address.address],
      replyTo: address,
      subject: `A document of ${ownerId}`,
      text: '',
      html: '',
      messageId: `<${ownerId}>`,
    },
    nextAttemptAt: siteNow,
  });
  return id;
}

/** Two owners of one property, each of whom sent a document. */
async function twoOwners() {
  const database = emptyDatabase();
  const { bucket, objects } = memoryBucket();
  await addOwner(database, 'an', email);
  await addOwner(database, 'bart', 'bart@example.org');
  for (const owner of ['an', 'bart'])
    objects.set(await addDocument(database, owner), new TextEncoder().encode('%PDF-1.7'));
  const token = await tokenFor(database);
  const given = (options: Parameters<typeof staffRequest>[0] = {}) => {
    const { request, context } = staffRequest({ database, token, ...options });
    return { request, context: { ...context, uploads: bucket } };
  };
  return { database, objects, given };
}

test('[6.04] erasing an address ends the account with its sessions, links and documents, and no other', async () => {
  const { database, objects, given } = await twoOwners();
  const response = await erasePerson(given({ body: { email: ' AN@example.com' } }));
  expect(await response.json()).toMatchObject({ owners: 1 });
  expect([...objects.keys()]).toEqual(['document of bart2101']);
  const rows = [...Object.values(tables), ownerFiles, ownerProperties, uploads, outbox].map(async (table) => [
    getTableName(table),
    (await database.select().from(table)).length,
  ]);
  expect(Object.fromEntries(await Promise.all(rows))).toEqual({
    owners: 1,
    owner_properties: 1,
    owner_sessions: 1,
    owner_tokens: 1,
    owner_passkeys: 1,
    passkey_challenges: 0,
    owner_changes: 2,
    owner_answers: 0,
    owner_news: 1,
    owner_files: 1,
    uploads: 1,
    outbox: 1,
  });
  const left = await database.select().from(tables.ownerChanges);
  expect(left.find(({ ownerId }) => ownerId === 'an')).toMatchObject({
    kind: 'removed',
    staffName: 'Greet Maes',
    propertyId: null,
  });
  const again = await erasePerson(given({ body: { email } }));
  expect(await again.json()).toMatchObject({ owners: 0 });
});

test('an export holds the account with its devices and documents, without passwords and links', async () => {
  const { database } = await twoOwners();
  const data = await dataOfAddress(database, 'An@example.com');
  expect(data.ownerAccounts).toMatchObject([
    {
      name: 'Owner an',
      hasPassword: false,
      properties: [{ propertyId: '2101' }],
      devices: [{ device: 'Firefox, Linux' }],
      documents: [{ name: 'an.pdf', kind: 'floor-plan', propertyId: '2101', size: 8 }],
      changes: [{ kind: 'invited' }],
    },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/bart|tokenHash|link of/);
});

test('staff see the documents of the properties that an owner has, and save them', async () => {
  const { database, objects, given } = await twoOwners();
  const gone = await addDocument(database, 'an', '2136');
  const [owner] = await database.select().from(tables.owners);
  const described = await describeOwners(
    { database, importedCatalogue: sampleCatalogue, language: 'fr' },
    owner ? [owner] : [],
  );
  expect(described[0]?.documents).toMatchObject([
    { id: 'document of an2101', name: 'an.pdf', kind: 'Plan', size: 8, reference: '2101' },
  ]);
  const response = await sendUpload(given(), 'document of an2101');
  expect(response.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''an.pdf");
  expect(await response.text()).toBe('%PDF-1.7');
  expect(objects.has(gone)).toBe(false);
  expect((await sendUpload(given({ token: 'forged' }), 'document of an2101')).status).toBe(403);
});
