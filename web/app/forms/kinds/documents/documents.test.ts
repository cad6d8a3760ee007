import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { documentsPath } from '../../../content/paths/mailed-links.ts';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { outbox, submissions } from '../../../platform/database/core-tables.server.ts';
import { emptyBucket } from '../../../platform/files/memory-bucket.test-data.ts';
import { testPlatform } from '../../../platform/platform.test-data.ts';
import { encoded, filled, post, testNow, testSite } from '../../submit/posting.test-data.ts';
import { sendDocument, showDocuments } from './open-documents.server.ts';
import { readDocument } from '../../../properties/media/document-store.server.ts';
import { sampleCatalogue } from '../../../properties/catalogue/sample-catalogue.test-data.ts';

const form = 'request-documents';
const an = { firstName: 'An', lastName: 'Peeters', email: 'an@example.com' };
const day = 24 * 60 * 60_000;

const request = async (
  database: Database,
  propertyId = '2102',
  values: Record<string, string> = an,
  now = testNow,
) => post(encoded(await filled(values, { form })), { database, propertyId, language: 'en', now });

const mailsTo = async (database: Database, email: string) =>
  (await database.select().from(outbox)).map(({ message }) => message).filter(({ to }) => to.includes(email));

const tokenIn = (text: string | undefined) => /\/documents\/([^/\s]+)\//.exec(text ?? '')?.[1] ?? '';

async function open(database: Database, token: string, { document = '', now = testNow } = {}) {
  const path = documentsPath('en', token, document);
  const { platform } = testPlatform({ database, clock: () => now });
  const given = { platform, site: testSite, request: new Request(`http://localhost:3000${path}`), token };
  const response = document ? await sendDocument({ ...given, document }) : await showDocuments(given);
  if (response instanceof Response)
    return { status: response.status, headers: response.headers, body: await response.text() };
  return {
    status: response.init?.status ?? 200,
    headers: new Headers(response.init?.headers),
    page: response.data,
  };
}

test('[1.10][2.48] the documents of a property are requested and downloaded by a link in a mail', async () => {
  const database = emptyDatabase();
  const { status, location } = await request(database);
  expect([status, location]).toEqual([303, '/en/thank-you/request-documents/#top']);
  const [staff] = await mailsTo(database, 'info@huisenhaard.example');
  expect(staff?.text).toContain('An');
  expect(tokenIn(staff?.text)).toBe('');
  const [mail] = await mailsTo(database, an.email);
  expect(mail?.subject).toBe('The documents you requested from Huis & Haard');
  expect(mail?.text).toContain('– Floor plan\n– Energy certificate\n– Co-ownership papers\n');
  expect(mail?.text).toContain('28 November 2026');
  const token = tokenIn(mail?.text);
  const list = await open(database, token);
  expect(list).toMatchObject({ status: 200, page: { title: 'Your documents' } });
  expect(list.page).toHaveProperty('documents.length', 3);
  expect(list.headers.get('Cache-Control')).toBe('no-store');
  const file = await open(database, token, { document: '507' });
  expect(file.status).toBe(200);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="2102-energy-certificate.pdf"',
    'content-type': 'application/pdf',
    'x-robots-tag': 'noindex',
  });
  expect(file.body).toMatch(/^%PDF-/);
});

test('[4.08][8.18] who requests them again is told so by mail, and gets a new link', async () => {
  const database = emptyDatabase();
  const again = 'You have already requested the documents for this property.';
  expect((await request(database)).status).toBe(303);
  const other = await request(database, '2101');
  const soon = new Date(testNow.getTime() + 2 * 60_000);
  const second = await request(database, '2102', an, soon);
  expect([second.status, second.location]).toEqual([303, other.location]);
  const mails = await mailsTo(database, an.email);
  expect(mails.map(({ text }) => text.includes(again))).toEqual([false, false, true]);
  expect((await open(database, tokenIn(mails[2]?.text))).status).toBe(200);
});

test('whoever presses twice, or spells their address otherwise, is still known', async () => {
  const database = emptyDatabase();
  await request(database);
  await request(database);
  expect(await mailsTo(database, an.email)).toHaveLength(1);
  await request(database, '2102', { ...an, email: 'AN@example.com' });
  const [mail] = await mailsTo(database, 'AN@example.com');
  expect(mail?.text).toContain('You have already requested the documents for this property.');
});

test('[8.17] documents of what is sold, rented or at a hidden address are not sent', async () => {
  for (const propertyId of ['2119', '2142', '2107']) {
    const database = emptyDatabase();
    const { status, result } = await request(database, propertyId);
    expect(status, propertyId).toBe(409);
    expect(result?.messages).toContain('The documents could not be requested. Please try again.');
    expect(await database.$count(submissions)).toBe(0);
    expect(await database.$count(outbox)).toBe(0);
  }
});

test('a link ends after seven days, or when the request is erased, and a forged one never works', async () => {
  const database = emptyDatabase();
  await request(database);
  const token = tokenIn((await mailsTo(database, an.email))[0]?.text);
  const statuses = async (signed: string, days: number) => {
    const now = new Date(testNow.getTime() + days * day);
    const file = await open(database, signed, { document: '507', now });
    return [(await open(database, signed, { now })).status, file.status, file.headers.get('Location')];
  };
  const page = documentsPath('en', token);
  expect(await statuses(token, 7)).toEqual([200, 200, null]);
  expect(await statuses(token, 7.1)).toEqual([410, 302, page]);
  expect(await statuses(`${token}x`, 0)).toEqual([400, 302, documentsPath('en', `${token}x`)]);
  expect((await open(database, token, { document: '501' })).status).toBe(302);
  await database.delete(submissions);
  expect(await statuses(token, 0)).toEqual([410, 302, page]);
});

function drawingIn(bytes: ArrayBuffer): string {
  const [, packed = ''] = /stream\n([^]+)\nendstream/.exec(Buffer.from(bytes).toString('latin1')) ?? [];
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

test('there is a sample of its own for every kind of document, which says that it is one', async () => {
  const documents = (
    await Promise.all(
      (await sampleCatalogue.list({ language: 'nl' })).map(
        async ({ id }) => (await sampleCatalogue.find(id, 'nl'))?.documents ?? [],
      ),
    )
  ).flat();
  expect(documents.length).toBeGreaterThan(100);
  const files = new Map(documents.map(({ kind, file }) => [kind.code, file]));
  const drawings = await Promise.all(
    [...files.values()].map(async (file) => {
      const document = await readDocument(emptyBucket(), file);
      return drawingIn(await new Response(document?.body).arrayBuffer());
    }),
  );
  for (const drawing of drawings) expect(drawing).toContain('(Sample without legal value');
  expect(new Set(drawings).size).toBe(files.size);
});
