import { expect, test } from 'vitest';
import { memoryBucket } from '../../platform/files/memory-bucket.test-data.ts';
import { databaseWith, recordTime as now } from '../records/agency-data.test-data.ts';
import { sectionContext } from '../signed-in.test-data.ts';
import { sendAgencyDocument } from './agency-documents.server.ts';
import { loadDocuments } from './load-documents.server.ts';

const contractOf = (id: number) => ({ File: `${id}-mandate.pdf`, Kind: 'mandate', Date: '2026-10-27' });

/** Two homes with a contract each, of which an owner has some. */
async function contextOf(propertyIds: readonly string[]) {
  const database = await databaseWith(
    {
      PropertyID: 2101,
      AgencyDocuments: [
        contractOf(2101),
        { File: '2101-photo-report.jpg', Kind: 'photo-report', Date: '2026-11-03' },
        // The importer refuses it; should it ever arrive, it is still nobody’s here.
        contractOf(2102),
      ],
    },
    { PropertyID: 2102, AgencyDocuments: [contractOf(2102)] },
  );
  const { bucket, objects } = memoryBucket();
  for (const id of [2101, 2102, 2104])
    objects.set(`agency-documents/${id}-mandate.pdf`, new TextEncoder().encode(`%PDF-1.7 of ${id}`));
  const context = await sectionContext({ now, database, propertyIds });
  return { ...context, platform: { ...context.platform, uploads: bucket } };
}

test('an owner reads what the agency wrote for them, the latest first, and saves it under a name in words', async () => {
  const context = await contextOf(['2101', '2104']);
  const { homes } = await loadDocuments(context);
  const [list] = homes[0]?.lists ?? [];
  expect(list?.title).toBe('Door ons bezorgd');
  expect(list?.files.slice(0, 2)).toEqual([
    {
      id: '2101-photo-report.jpg',
      href: '/nl/eigenaars/files/agency-document/2101-photo-report.jpg',
      name: 'Fotoverslag',
      note: '3 november 2026 · JPG',
    },
    {
      id: '2101-mandate.pdf',
      href: '/nl/eigenaars/files/agency-document/2101-mandate.pdf',
      name: 'Bemiddelingsopdracht',
      note: '27 oktober 2026 · PDF',
    },
  ]);
  expect(homes[1]?.lists).toEqual([]);
  const response = await sendAgencyDocument(context, '2101-mandate.pdf');
  expect(await response?.text()).toBe('%PDF-1.7 of 2101');
  expect(response?.headers.get('Content-Disposition')).toBe(
    "attachment; filename*=UTF-8''Bemiddelingsopdracht%2C%20Kalkovenstraat%2018.pdf",
  );
});

test('[9.38] a document of another owner, of no record, or that is missing has no address', async () => {
  const context = await contextOf(['2101', '2104']);
  for (const name of ['2102-mandate.pdf', '2104-mandate.pdf', '2101-photo-report.jpg', '../2101-mandate.pdf'])
    expect(await sendAgencyDocument(context, name), name).toBeUndefined();
  expect(await sendAgencyDocument(context, undefined)).toBeUndefined();
  const former = await contextOf(['2102']);
  expect(await sendAgencyDocument(former, '2101-mandate.pdf')).toBeUndefined();
  expect(await (await sendAgencyDocument(former, '2102-mandate.pdf'))?.text()).toBe('%PDF-1.7 of 2102');
});
