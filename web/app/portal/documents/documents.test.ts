import { ownerFiles, uploads } from '../../platform/files/file-tables.server.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { multipart, pdf } from '../../forms/uploads/uploads.test-data.ts';
import { memoryBucket } from '../../platform/files/memory-bucket.test-data.ts';
import { ownerProperties } from '../../properties/owner-records/owner-record-tables.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { removeOrphans } from '../../forms/uploads/remove-uploads.server.ts';
import { databaseWith, recordTime as now } from '../records/agency-data.test-data.ts';
import { sectionContext } from '../signed-in.test-data.ts';
import { handleDocuments } from './handle-documents.server.ts';
import { loadDocuments } from './load-documents.server.ts';
import { sendDocument, sendToStaff } from './tell-staff.server.ts';

const database = () =>
  databaseWith({
    PropertyID: 2101,
    Documents: [
      { Kind: 'floor-plan', State: 'received', Date: '2026-11-10' },
      { Kind: 'soil-certificate', State: 'ordered', Date: '2026-12-04' },
      { Kind: 'cadastral-extract', State: 'needed', Date: '2026-12-01' },
    ],
  });

async function stores(given: Parameters<typeof sectionContext>[0] = {}) {
  const { bucket, objects } = memoryBucket();
  const filled = given.database ?? (await database());
  const context = await sectionContext({ now, selected: '2101', ...given, database: filled });
  return { context: { ...context, platform: { ...context.platform, uploads: bucket } }, objects };
}

async function send(
  context: Awaited<ReturnType<typeof stores>>['context'],
  fields: Record<string, string>,
  files: readonly File[],
) {
  const { body, type } = await multipart(fields, files);
  const request = new Request('https://site.test/', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  });
  return handleDocuments(context, request);
}

test('what is needed comes first, and the choice of documents begins with it', async () => {
  const { context } = await stores();
  const { homes, upload } = await loadDocuments(context);
  expect(homes[0]?.documents.map(({ name, state }) => `${name}: ${state}`)).toEqual([
    'Kadastraal uittreksel: Nog nodig van u, tegen 1 december 2026',
    'Bodemattest: Wij vroegen dit voor u aan, verwacht tegen 4 december 2026',
    'Grondplan: Ontvangen op 10 november 2026',
  ]);
  expect(upload?.kinds[0]).toEqual({ code: 'cadastral-extract', text: 'Kadastraal uittreksel' });
});

test('an owner of one home sends documents without choosing it first, an owner of two chooses', async () => {
  const loaded = async (...propertyIds: string[]) =>
    loadDocuments((await stores({ propertyIds, selected: undefined })).context);
  const { homes, upload } = await loaded('2101');
  expect(upload?.action).toBe('/nl/eigenaars/documenten/?property=2101');
  expect(homes[0]?.more).toBeUndefined();
  const several = await loaded('2101', '2136');
  expect(several.upload).toBeUndefined();
  expect(several.homes[1]?.more?.href).toBe('/nl/eigenaars/documenten/?property=2136');
});

test('an owner sends a document, sees that it arrived and saves it again; it outlives unsent files', async () => {
  const { context, objects } = await stores();
  const outcome = await send(context, { kind: 'cadastral-extract' }, [pdf('mijn "kadaster".exe')]);
  expect(outcome).toEqual({ next: '/nl/eigenaars/documenten/?property=2101&sent=cadastral-extract' });
  const later = new Date(Date.now() + 24 * 60 * 60_000);
  await removeOrphans(context.platform, later);
  expect(objects.size).toBe(1);
  const { homes } = await loadDocuments(context);
  expect(homes[0]?.documents[0]?.state).toBe('U bezorgde dit; wij kijken het na');
  const [file] = homes[0]?.lists[0]?.files ?? [];
  const response = await sendDocument(context, file?.id);
  expect(response?.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename\*=UTF-8''mijn%20kadaster\.pdf$/,
  );
  expect((await response?.text())?.startsWith('%PDF-1.7')).toBe(true);
});

test('[9.38] the document of another owner is not found, by its id or in the list', async () => {
  const { context } = await stores();
  await send(context, { kind: 'cadastral-extract' }, [pdf('kadaster.pdf')]);
  const [file] = (await loadDocuments(context)).homes[0]?.lists[0]?.files ?? [];
  const other = await sectionContext({
    now,
    database: context.platform.database,
    propertyIds: ['2102'],
    email: 'other@example.com',
  });
  const theirs = { ...other, platform: { ...other.platform, uploads: context.platform.uploads } };
  expect(file?.id).toBeDefined();
  expect(await sendDocument(theirs, file?.id)).toBeUndefined();
  expect(await sendDocument(theirs, undefined)).toBeUndefined();
  expect(JSON.stringify(await loadDocuments(theirs))).not.toContain('kadaster.pdf');
});

test('nothing is stored of what is no document, of an unknown kind, without a file or for all properties', async () => {
  const { context, objects } = await stores();
  const failure = async (fields: Record<string, string>, files: File[], given = context) => {
    const outcome = await send(given, fields, files);
    return 'next' in outcome ? 'stored' : [outcome.status, outcome.result.message];
  };
  const kind = { kind: 'floor-plan' };
  expect(await failure(kind, [new File(['MZ no document'], 'plan.pdf')])).toEqual([
    422,
    '“plan.pdf” is geen pdf, jpg, png, heic of webp.',
  ]);
  const choose = 'Kies een bestand en zeg welk document het is.';
  expect(await failure(kind, [])).toEqual([422, choose]);
  expect(await failure({ kind: 'will' }, [pdf('a.pdf')])).toEqual([422, choose]);
  expect(await failure(kind, [pdf('a.pdf')], { ...context, selected: undefined })).toEqual([400, choose]);
  expect(await failure(kind, [pdf('large.pdf', 11 * 1024 * 1024)])).toEqual([
    422,
    '“large.pdf” is groter dan 10 MB.',
  ]);
  expect(await failure(kind, [pdf('huge.pdf', 21 * 1024 * 1024)])).toEqual([
    413,
    'Dit bestand is groter dan 10 MB. Maak het kleiner of stuur het in delen.',
  ]);
  expect([objects.size, await context.platform.database.$count(uploads)]).toEqual([0, 0]);
  const broken = new Request('https://site.test/', { method: 'POST', body: 'kind=floor-plan' });
  expect(await handleDocuments(context, broken)).toMatchObject({ status: 400 });
});

test('a form of very many parts is given up after a few', async () => {
  const { context } = await stores();
  const part = new TextEncoder().encode(
    '--x\r\nContent-Disposition: form-data; name="kind"\r\n\r\nfloor-plan\r\n'.repeat(100),
  );
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 2000) controller.close();
      else controller.enqueue(part);
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const sending = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  const request = new Request('https://site.test/', sending);
  expect(await handleDocuments(context, request)).toMatchObject({ status: 400 });
  expect(sent).toBeLessThan(5);
});

test('the broker gets a mail with a link that saves the document for two weeks, and opens nothing else', async () => {
  const { context } = await stores();
  await send(context, { kind: 'floor-plan' }, [pdf('plan.pdf')]);
  const [mail] = (await context.platform.database.select().from(outbox)).map(({ message }) => message);
  expect(mail?.to).toEqual(['hanne@huisenhaard.example']);
  expect(mail?.subject).toBe('An Peeters bezorgde een document: Grondplan');
  const [, token = ''] = /owner-document\/(\S+)/.exec(mail?.text ?? '') ?? [];
  const after = (days: number) => ({
    ...context.platform,
    clock: () => new Date(now.getTime() + days * 24 * 60 * 60_000),
  });
  const saved = await sendToStaff(after(13), token);
  expect([saved.status, saved.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect((await sendToStaff(after(15), token)).status).toBe(404);
  expect((await sendToStaff(after(0), `${token}x`)).status).toBe(404);
});

test('a document goes at once when its owner no longer has the property', async () => {
  const { context, objects } = await stores();
  const { database: filled } = context.platform;
  await send(context, { kind: 'floor-plan' }, [pdf('plan.pdf')]);
  const now = new Date();
  await removeOrphans(context.platform, now);
  expect(objects.size).toBe(1);
  await filled.delete(ownerProperties).where(eq(ownerProperties.propertyId, '2101'));
  await removeOrphans(context.platform, now);
  expect([objects.size, await filled.select().from(ownerFiles)]).toEqual([0, []]);
});

async function press(context: Awaited<ReturnType<typeof stores>>['context'], id: string) {
  const body = new URLSearchParams({ 'remove-file': id });
  return handleDocuments(context, new Request('https://site.test/', { method: 'POST', body }));
}

test('an owner deletes a wrong file at once, from the store and from the mail to staff', async () => {
  const { context, objects } = await stores();
  await send(context, { kind: 'floor-plan' }, [pdf('verkeerd.pdf')]);
  const listed = async () => (await loadDocuments(context)).homes[0]?.lists.at(-1)?.files ?? [];
  const [file] = await listed();
  expect(file).toMatchObject({ name: 'verkeerd.pdf', removal: { button: 'Definitief verwijderen' } });
  expect(await press(context, file?.id ?? '')).toEqual({
    next: '/nl/eigenaars/documenten/?property=2101&removed=yes',
  });
  expect(await listed()).toEqual([]);
  expect(objects.size).toBe(0);
  const { database } = context.platform;
  expect([await database.$count(uploads), await database.$count(outbox)]).toEqual([0, 0]);
});

test('an owner sees what the other owner of a home sent, and cannot delete it', async () => {
  const { context, objects } = await stores();
  await send(context, { kind: 'floor-plan' }, [pdf('plan.pdf')]);
  const { database, uploads: bucket } = context.platform;
  const other = await sectionContext({ now, selected: '2101', database, email: 'bram@example.com' });
  const theirs = { ...other, platform: { ...other.platform, uploads: bucket } };
  const [file] = (await loadDocuments(theirs)).homes[0]?.lists.at(-1)?.files ?? [];
  expect(file).toMatchObject({ name: 'plan.pdf', removal: undefined });
  await press(theirs, file?.id ?? '');
  expect(objects.size).toBe(1);
  expect(await database.$count(ownerFiles)).toBe(1);
});

test('what was sent about a home that left the import stays, and takes no more', async () => {
  const { context } = await stores({ propertyIds: ['2101', '9999'], selected: undefined });
  const { database } = context.platform;
  const stored = await stores({ database, propertyIds: ['2101'], email: 'bram@example.com' });
  await send(stored.context, { kind: 'floor-plan' }, [pdf('plan.pdf')]);
  await database.update(ownerFiles).set({ propertyId: '9999' });
  const gone = (await loadDocuments(context)).homes.find(({ id }) => id === '9999');
  expect(gone).toMatchObject({ title: 'Pand 9999', documents: [], more: undefined });
  expect(gone?.lists[0]?.files.map(({ name }) => name)).toEqual(['plan.pdf']);
});
