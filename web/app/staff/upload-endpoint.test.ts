import { expect, test } from 'vitest';
import { emptyDatabase } from '../platform/database/node-database.test-data.ts';
import { uploads } from '../platform/database/storage-schema.server.ts';
import { memoryBucket } from '../platform/files/memory-bucket.test-data.ts';
import { dataOfAddress } from './address-data.server.ts';
import { erasePerson } from './people-endpoints.server.ts';
import { listLeads } from './leads/lead-endpoints.server.ts';
import { staffRequest, storeLead, tokenFor } from './staff-requests.test-data.ts';
import { testSite } from '../forms/submit/posting.test-data.ts';
import { sendUpload } from './upload-endpoint.server.ts';

async function storedFile(submissionId?: string) {
  const database = emptyDatabase();
  const lead = await storeLead(database, { form: 'rental-application' });
  const { bucket, objects } = memoryBucket(new Map([['file', new TextEncoder().encode('%PDF-1.7')]]));
  await database.insert(uploads).values({
    id: 'file',
    submissionId: submissionId ?? lead,
    name: "An's “loon” (1).pdf",
    type: 'pdf',
    size: 8,
    createdAt: new Date(),
  });
  const token = await tokenFor(database);
  const given = (options: Parameters<typeof staffRequest>[0] = {}) => {
    const { request, context } = staffRequest({ database, token, ...options });
    return { request, context: { ...context, uploads: bucket } };
  };
  return { database, objects, lead, given };
}

test('staff save a file; a browser never shows it, runs it or stores it in a cache', async () => {
  const { given } = await storedFile();
  const response = await sendUpload(given(), 'file');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('%PDF-1.7');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': "attachment; filename*=UTF-8''An%27s%20%E2%80%9Cloon%E2%80%9D%20%281%29.pdf",
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
});

test('nobody else gets it, and files of no lead are not found', async () => {
  const { given } = await storedFile();
  for (const options of [{ token: 'guessed' }, { origin: 'https://evil.example' }, { origin: null }])
    expect((await sendUpload(given(options), 'file')).status).toBe(403);
  for (const id of ['other', '../file', '']) expect((await sendUpload(given(), id)).status).toBe(404);
});

test('a lead lists its files, and an export too', async () => {
  const { database, given } = await storedFile();
  const response = await listLeads(given(), () => Promise.resolve(testSite));
  expect(await response.json()).toMatchObject({
    leads: [{ files: [{ id: 'file', name: "An's “loon” (1).pdf", size: 8 }] }],
  });
  expect(await dataOfAddress(database, 'an@example.com')).toMatchObject({ uploads: [{ id: 'file' }] });
});

test('whoever is erased leaves no file', async () => {
  const { database, objects, given } = await storedFile();
  expect((await erasePerson(given({ body: { email: 'an@example.com' } }))).status).toBe(200);
  expect(objects.size).toBe(0);
  expect(await database.select().from(uploads)).toEqual([]);
});
