import { expect, onTestFinished, test, vi } from 'vitest';
import { submissions } from '../../platform/database/core-tables.server.ts';
import { uploads } from '../../platform/files/file-tables.server.ts';
import { finishUpload, reserveUpload } from '../store/uploads.server.ts';
import { hiddenFields, removalName } from '../definition/form-content.ts';
import { apply, emptyStores, filesOf, multipart, pdf } from './uploads.test-data.ts';
import { an, filled, post } from '../submit/posting.test-data.ts';
import { bytesOf, mostUnsent } from '../definition/upload-limits.ts';

test('[2.43] files are stored under random keys with the application, and the agency reads their names', async () => {
  const stores = emptyStores();
  const { status, location } = await apply([pdf('loon.pdf'), pdf('huur.pdf')], stores);
  expect([status, location]).toEqual([303, '/nl/bedankt/rental-application/#top']);
  const [lead] = await stores.database.select().from(submissions);
  expect(lead?.values).toMatchObject({ people: '2', documents: 'loon.pdf\nhuur.pdf' });
  const rows = await stores.database.select().from(uploads);
  expect(rows.map(({ name, size, submissionId }) => [name, size, submissionId])).toEqual([
    ['loon.pdf', 64, lead?.id],
    ['huur.pdf', 64, lead?.id],
  ]);
  expect([...stores.objects.keys()].sort()).toEqual(rows.map(({ id }) => id).sort());
  for (const { id } of rows) expect(id).toMatch(/^[\da-f-]{36}$/);
});

test('an application without files is one too', async () => {
  const stores = emptyStores();
  const nothingChosen = new File([], '', { type: 'application/octet-stream' });
  expect((await apply([nothingChosen], stores)).status).toBe(303);
  expect(await stores.database.select().from(uploads)).toEqual([]);
});

test('a form with mistakes comes back with its files, which are sent with the next attempt', async () => {
  const stores = emptyStores();
  const first = await apply([pdf('loon.pdf', 240_000)], {
    ...stores,
    values: { income: 'veel' },
    language: 'fr',
  });
  expect(first.status).toBe(422);
  expect(first.result?.files?.each).toEqual([
    {
      id: expect.any(String) as string,
      name: 'loon.pdf',
      size: expect.stringMatching(/^240\sko$/) as string,
    },
  ]);
  const { token, ids } = filesOf(first);
  const second = await apply([pdf('huur.pdf')], { ...stores, values: { [hiddenFields.files]: token } });
  expect(second.status).toBe(303);
  const rows = await stores.database.select().from(uploads);
  expect(rows.map(({ name }) => name)).toEqual(['loon.pdf', 'huur.pdf']);
  expect(rows[0]?.id).toBe(ids[0]);
  expect(new Set(rows.map(({ submissionId }) => submissionId)).size).toBe(1);
});

test('a file whose box is ticked is removed at once', async () => {
  const stores = emptyStores();
  const waiting: Promise<unknown>[] = [];
  const first = await apply([pdf('a.pdf'), pdf('b.pdf')], { ...stores, values: { people: '' } });
  const { token, ids } = filesOf(first);
  const values = { [hiddenFields.files]: token, [removalName(ids[0] ?? '')]: 'on' };
  expect((await apply([], { ...stores, values, waiting })).status).toBe(303);
  await Promise.all(waiting);
  expect((await stores.database.select().from(uploads)).map(({ name }) => name)).toEqual(['b.pdf']);
  expect([...stores.objects.keys()]).toEqual([ids[1]]);
  // Ticked again with an old page, it cannot take a file away from the agency.
  await apply([], {
    ...stores,
    values: { ...values, [removalName(ids[1] ?? '')]: 'on', people: '' },
    waiting,
  });
  await Promise.all(waiting);
  expect(stores.objects.size).toBe(1);
});

test('files of others cannot be sent along: tokens are signed for one form', async () => {
  const stores = emptyStores();
  const first = await apply([pdf('a.pdf')], { ...stores, values: { people: '' } });
  const { token } = filesOf(first);
  const [payload = ''] = token.split('.');
  for (const forged of [`${payload}.x`, payload, '', 'x'.repeat(5000)]) {
    const again = await apply([], { ...stores, values: { [hiddenFields.files]: forged, people: '' } });
    expect(again.result?.files).toBeUndefined();
  }
  const other = await filled({ ...an, message: '' });
  const { result } = await post(new URLSearchParams({ ...other, [hiddenFields.files]: token }), stores);
  expect(result?.files).toBeUndefined();
});

test('a file belongs to the first application that takes it', async () => {
  const stores = emptyStores();
  const { token } = filesOf(await apply([pdf('a.pdf')], { ...stores, values: { people: '' } }));
  for (const people of ['2', '3'])
    await apply([], { ...stores, values: { [hiddenFields.files]: token, people } });
  const [first, second] = await stores.database.select().from(submissions);
  expect(second).toBeDefined();
  expect((await stores.database.select().from(uploads)).map(({ submissionId }) => submissionId)).toEqual([
    first?.id,
  ]);
});

test('other forms take no files: 415, and nothing is stored', async () => {
  const stores = emptyStores();
  for (const form of ['site-contact', 'contact-me', 'nothing', '']) {
    const { body, type } = await multipart(await filled(an, { form }), [pdf('a.pdf')]);
    const { status } = await post(body, { ...stores, propertyId: '2139', headers: { 'Content-Type': type } });
    expect(status, form).toBe(415);
  }
  expect(await stores.database.select().from(uploads)).toEqual([]);
  expect(stores.objects.size).toBe(0);
});

test('files from another website are not even read', async () => {
  const stores = emptyStores();
  const { body, type } = await multipart(await filled(an, { form: 'rental-application' }), [pdf('a.pdf')]);
  const headers = { 'Content-Type': type, Origin: 'https://evil.example' };
  expect((await post(body, { ...stores, propertyId: '2139', headers })).status).toBe(403);
  expect(await stores.database.select().from(uploads)).toEqual([]);
});

test('who sends files thirteen times in ten minutes waits, and what was typed comes back', async () => {
  const stores = emptyStores();
  for (let count = 0; count < 12; count++)
    expect((await apply([pdf('a.pdf')], { ...stores, values: { people: '' } })).status).toBe(422);
  const { status, result } = await apply([pdf('a.pdf')], stores);
  expect(status).toBe(429);
  expect(result?.values).toMatchObject({ firstName: 'An', people: '2' });
  expect(stores.objects.size).toBe(12);
});

test('files of forms that were not sent take a bounded room; when it is full, an application goes without', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const stores = emptyStores();
  const others = { id: 'others', name: 'loon.pdf', type: 'pdf' as const, createdAt: new Date() };
  await stores.database.insert(uploads).values({ ...others, size: mostUnsent - 500 });
  const full = await apply([pdf('a.pdf'), pdf('b.pdf')], { ...stores, language: 'en' });
  expect([full.status, full.result?.errors]).toEqual([
    422,
    {
      documents:
        'We cannot receive files at the moment. Send the form without them and we will ask you for them by e-mail.',
    },
  ]);
  expect(full.result?.values).toMatchObject({ firstName: 'An', people: '2' });
  expect(full.result?.files).toBeUndefined();
  expect(stores.objects.size).toBe(0);
  expect(log).toHaveBeenCalledTimes(2);
  expect((await apply([], stores)).status).toBe(303);

  await stores.database.update(uploads).set({ submissionId: 'sent' });
  expect((await apply([pdf('a.pdf')], { ...stores, values: { people: '3' } })).status).toBe(303);
  expect(stores.objects.size).toBe(1);
});

test('a file that is still arriving counts as large as it may be, for a quarter of an hour', async () => {
  const { database } = emptyStores();
  const room = { most: 25, largest: 10 };
  const reserve = (id: string, minutes = 0) => {
    const createdAt = new Date(Date.UTC(2026, 10, 21, 10, minutes));
    return reserveUpload(database, { id, name: 'a.pdf', type: 'pdf', createdAt }, room);
  };
  expect([await reserve('a'), await reserve('b'), await reserve('c')]).toEqual([true, true, false]);
  await finishUpload(database, 'a', 5);
  expect([await reserve('c'), await reserve('d', 14)]).toEqual([true, false]);
  expect([await reserve('d', 15), await reserve('e', 15), await reserve('f', 15)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('who sends very many bytes sends no more files for a while, but the form; others do', async () => {
  const stores = emptyStores();
  const large = { ...stores, headers: { 'Content-Length': String(bytesOf(50)) } };
  const half = { people: '' };
  for (let count = 0; count < 6; count++)
    expect((await apply([pdf('a.pdf')], { ...large, values: half })).result?.errors).not.toHaveProperty(
      'documents',
    );
  const { status, result } = await apply([pdf('a.pdf')], { ...stores, language: 'en' });
  expect([status, result?.errors]).toEqual([
    422,
    { documents: expect.stringContaining('without them') as string },
  ]);
  expect(stores.objects.size).toBe(6);
  expect((await apply([], stores)).status).toBe(303);
  expect((await apply([pdf('a.pdf')], { ...stores, client: 'b', values: { people: '4' } })).status).toBe(303);
  expect(stores.objects.size).toBe(7);
});
