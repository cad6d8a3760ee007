import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { agencyFolder } from '../agency-folder.ts';

type Bucket = Awaited<ReturnType<Miniflare['getR2Bucket']>>;

/** Names the folders below and the objects in the private bucket. */
const name = 'agency-documents';

const sample = join(agencyFolder, 'owners', name);

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

/** Checksums of the stored objects, by key. */
async function storedIn(bucket: Bucket): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix: `${name}/`, ...(cursor !== undefined && { cursor }) });
    for (const { key, etag } of page.objects) sums.set(key, etag);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return sums;
}

/** Keeps the private bucket equal to the sample's documents. */
export async function loadAgencyDocuments(bucket: Bucket, folder = sample): Promise<void> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const stored = await storedIn(bucket);
  for (const file of files) {
    const key = `${name}/${file}`;
    const bytes = readFileSync(join(folder, file));
    if (stored.get(key) !== md5(bytes)) await bucket.put(key, bytes);
    stored.delete(key);
  }
  if (stored.size > 0) await bucket.delete([...stored.keys()]);
}
