import { expect, test } from 'vitest';
import { paperFields, type StaffRecords } from 'schemas/staff-record.ts';
import { removeOrphans } from '../../forms/uploads/remove-uploads.server.ts';
import { multipart, pdf } from '../../forms/uploads/uploads.test-data.ts';
import { testSite } from '../../forms/submit/posting.test-data.ts';
import { memoryBucket } from '../../platform/files/memory-bucket.test-data.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { loadDocuments } from '../../portal/documents/load-documents.server.ts';
import { handleDocuments } from '../../portal/documents/handle-documents.server.ts';
import { sendDocument } from '../../portal/documents/tell-staff.server.ts';
import { sectionContext } from '../../portal/signed-in.test-data.ts';
import { siteNow, staffRequest, tokenFor } from '../staff-requests.test-data.ts';
import { addPaper, removePaper } from './paper-endpoints.server.ts';
import { listRecords } from './record-endpoints.server.ts';

const siteOf = () => Promise.resolve(testSite);

/** A property with an owner, and staff who add papers for it. */
async function staff() {
  const database = emptyDatabase();
  const { bucket, objects } = memoryBucket();
  const shown = await sectionContext({ database, propertyIds: ['2101'], now: siteNow });
  const owner = { ...shown, platform: { ...shown.platform, uploads: bucket } };
  const token = await tokenFor(database);
  const given = (request?: Request, method = 'POST', session = token) => {
    const made = staffRequest({ database, token: session, method });
    return { request: request ?? made.request, context: { ...made.context, uploads: bucket } };
  };
  const add = async (kind: string, file: File, { reference = '2101', session = token } = {}) => {
    const { body, type } = await multipart({ [paperFields.kind]: kind }, [file]);
    const headers = new Headers(given(undefined, 'POST', session).request.headers);
    headers.set('Content-Type', type);
    const request = new Request('https://site.example/api/staff/owner-papers/', {
      method: 'POST',
      headers,
      body,
    });
    return (await addPaper(given(request), reference, siteOf)).status;
  };
  const listed = async () => (await (await listRecords(given(), '2101', siteOf)).json<StaffRecords>()).papers;
  const seen = async () => (await loadDocuments(owner)).homes[0]?.lists[0]?.files ?? [];
  return { owner, objects, given, add, listed, seen };
}

test('staff add a paper that the owners of the property save, and take it back', async () => {
  const { owner, objects, given, add, listed, seen } = await staff();
  expect(await add('mandate', pdf('opdracht.pdf'))).toBe(204);
  const [paper] = await listed();
  expect(paper).toMatchObject({
    kind: 'Bemiddelingsopdracht',
    name: 'opdracht.pdf',
    staffName: 'Greet Maes',
  });
  const [file] = await seen();
  expect(file).toMatchObject({
    name: 'Bemiddelingsopdracht',
    note: '21 november 2026 · PDF',
    removal: undefined,
  });
  await removeOrphans(owner.platform, new Date(Date.now() + 24 * 60 * 60_000));
  expect((await sendDocument(owner, file?.id))?.headers.get('Content-Disposition')).toContain('opdracht.pdf');
  const byOwner = new Request('https://site.test/', {
    method: 'POST',
    body: new URLSearchParams({ 'remove-file': file?.id ?? '' }),
  });
  await handleDocuments(owner, byOwner);
  expect(await seen()).toHaveLength(1);
  expect((await removePaper(given(undefined, 'DELETE'), file?.id ?? '')).status).toBe(204);
  expect([await seen(), objects.size]).toEqual([[], 0]);
  expect((await removePaper(given(undefined, 'DELETE'), file?.id ?? '')).status).toBe(404);
});

test('nothing is added without a session, to an unknown property, of another kind or as a file that owners could not send', async () => {
  const { objects, add } = await staff();
  expect(await add('mandate', pdf('a.pdf'), { session: 'none' })).toBe(403);
  expect(await add('mandate', pdf('a.pdf'), { reference: '9999' })).toBe(404);
  expect(await add('unknown', pdf('a.pdf'))).toBe(400);
  expect(await add('mandate', new File(['MZ no document'], 'a.pdf'))).toBe(415);
  expect(await add('mandate', pdf('a.pdf', 11 * 1024 * 1024))).toBe(413);
  expect(objects.size).toBe(0);
});
