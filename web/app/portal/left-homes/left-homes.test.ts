import type { LanguageId } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { portalPath, type PortalSectionId } from '../../content/paths/portal-path.ts';
import { ownerFiles } from '../../platform/files/file-tables.server.ts';
import {
  ownerHomes,
  ownerProperties,
  ownerRecords,
  staffRecords,
} from '../../properties/owner-records/owner-record-tables.server.ts';
import { handlePortalPost } from '../handle-portal-post.server.ts';
import { loadPortalPage } from '../load-portal-page.server.ts';
import { databaseWith, recordTime } from '../records/agency-data.test-data.ts';
import { addStaffRecord } from '../records/staff-records.server.ts';
import { contextOf, signedIn } from '../signed-in.test-data.ts';
import { noteLeftHomes, purgeLeftHomes } from './left-homes.server.ts';

/** An owner of two homes, of which one leaves the import or is sold by deed on the day of the record. */
async function arrange(by: 'leaving' | 'deed') {
  const History = [{ Date: '2026-11-20', Kind: 'deed' }];
  const database = await databaseWith(
    { PropertyID: 2101, ...(by === 'deed' && { History }) },
    { PropertyID: 2102 },
  );
  const own = await signedIn({ database, propertyIds: ['2101', '2102'], now: recordTime });
  const content = { kind: 'offer', amount: 380_000, conditions: '', until: '', state: 'open' } as const;
  const offer = {
    propertyId: '2101',
    language: 'nl',
    content,
    staffName: '',
    createdAt: recordTime,
  } as const;
  const subject = await addStaffRecord(database, offer);
  const file = { uploadId: 'a', propertyId: '2101', ownerId: '', staffName: '', kind: 'report' };
  await database.insert(ownerFiles).values({ ...file, createdAt: recordTime });
  const { importedCatalogue: whole } = own.platform;
  const rest = {
    ...whole,
    find: (id: string, language: LanguageId) =>
      id === '2101' ? Promise.resolve(undefined) : whole.find(id, language),
    listed: (id: string) => (id === '2101' ? undefined : whole.listed(id)),
  };
  await noteLeftHomes(own.platform);
  const platform = { ...own.platform, importedCatalogue: by === 'deed' ? whole : rest };
  await noteLeftHomes(platform);
  const show = async (id: PortalSectionId, property?: string) => {
    const path = portalPath('nl', id, { property });
    return JSON.stringify(await loadPortalPage(contextOf(platform, { path }), own.request(path)));
  };
  const send = async (id: PortalSectionId, fields: Record<string, string>, property?: string) => {
    const path = portalPath('nl', id, { property });
    const request = own.request(path, { method: 'POST', body: new URLSearchParams(fields) });
    const sent: unknown = await handlePortalPost(contextOf(platform, { path }), request).catch(
      (error: unknown) => error,
    );
    return sent instanceof Response ? sent.status : (sent as { init: ResponseInit }).init.status;
  };
  return { ...own, database, subject, platform, show, send };
}

test.each(['leaving', 'deed'] as const)(
  'after %s an owner reads about a home for a year, in words, and changes nothing',
  async (by) => {
    const { subject, show, send } = await arrange(by);
    const told = 'U leest hier nog tot en met 20 november 2027 alles na';
    expect(await show('overview')).toContain(told);
    for (const id of ['history', 'visits', 'documents', 'offers', 'dossier'] as const)
      expect([id, await show(id, '2101')]).toEqual([id, expect.stringContaining(told)]);
    expect(await show('offers')).toContain('380.000');
    expect(await show('offers')).not.toContain('Ik wil dit bod aanvaarden');
    expect(await show('documents', '2101')).not.toContain('upload-kind');
    expect(await show('history', '2102')).not.toContain(told);
    const answer = { answer: 'accept', subject, property: '2101' };
    expect([await send('offers', answer, '2101'), await send('offers', answer)]).toEqual([403, 422]);
    expect(await send('account', { 'monthly-mail': 'off' })).toBe(303);
  },
);

test('what was shared about a home goes a year after it left, and nothing of a home that came back', async () => {
  const { database, platform } = await arrange('leaving');
  const counts = async () => {
    const tables = [ownerProperties, ownerRecords, staffRecords, ownerFiles, ownerHomes];
    return Promise.all(tables.map((table) => database.$count(table)));
  };
  await purgeLeftHomes(database, '2026-11-19');
  expect(await counts()).toEqual([2, 2, 1, 1, 2]);
  const whole = (await signedIn()).platform.importedCatalogue;
  await noteLeftHomes({ ...platform, importedCatalogue: whole });
  await purgeLeftHomes(database, '2027-11-20');
  expect(await counts()).toEqual([2, 2, 1, 1, 2]);
  await noteLeftHomes(platform);
  await purgeLeftHomes(database, '2026-11-20');
  expect(await counts()).toEqual([1, 1, 0, 0, 1]);
});
