import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { expect, onTestFinished, test } from 'vitest';
import { loadAgencyDocuments } from './load-agency-documents.ts';

function makeFolder(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('the bucket holds the documents of a sample and no others, beside what visitors sent', async () => {
  const miniflare = new Miniflare({ modules: true, script: 'export default {}', r2Buckets: ['UPLOADS'] });
  onTestFinished(() => miniflare.dispose());
  const bucket = await miniflare.getR2Bucket('UPLOADS');
  await bucket.put('upload', 'of a visitor');
  const contents = async () => {
    const { objects } = await bucket.list();
    const texts = objects.map(async ({ key }) => [key, await (await bucket.get(key))?.text()] as const);
    return Object.fromEntries(await Promise.all(texts));
  };
  await loadAgencyDocuments(bucket, makeFolder({ '1-a.pdf': 'one', '1-b.pdf': 'two' }));
  const before = (await bucket.head('agency-documents/1-a.pdf'))?.uploaded;
  await loadAgencyDocuments(bucket, makeFolder({ '1-a.pdf': 'one', '2-c.pdf': 'three' }));
  expect(await contents()).toEqual({
    upload: 'of a visitor',
    'agency-documents/1-a.pdf': 'one',
    'agency-documents/2-c.pdf': 'three',
  });
  expect((await bucket.head('agency-documents/1-a.pdf'))?.uploaded).toEqual(before);
});
