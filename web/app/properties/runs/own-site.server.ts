import { loadSite } from '../../content/cms/site.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { type LawSettings, lawSettingsOf } from '../law/law.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { readDetail, recordCount } from '../../platform/operations/site-events.server.ts';
import type { MediaStore } from '../media/copy-files.server.ts';
import { createCopyMedia, documentTask, withOtherFiles } from '../media/copy-media.server.ts';
import { pictureTask } from '../media/copy-pictures.server.ts';
import { checkFiles, sweepFiles } from '../media/tend-files.server.ts';
import { changeNaming } from '../sync/single-records.server.ts';
import { applyBatch, endRun, openRun } from '../sync/pipeline.server.ts';
import type { Sync } from '../sync/sync.ts';
import { exportSource } from './export-lists.ts';
import type { RunReceiver } from './send-export.server.ts';
import { documentReasons } from 'schemas/import-reasons.ts';
import { fileExtensionOf } from '../../platform/files/file-type.ts';
import { findListedDocuments } from '../owner-records/owner-records.server.ts';
import { agencyDocumentsFolder } from '../owner-records/owner-record.ts';

type Stores = Pick<Platform, 'database' | 'uploads'>;

const objectOf = (name: string) => `${agencyDocumentsFolder}/${name}`;

type SentDocument = { name: string; bytes: Uint8Array; isCheck: boolean };

/** Resolves to the reason for a refusal: the file is of another kind than its name says. */
export async function storeDocument(
  { uploads }: Pick<Platform, 'uploads'>,
  { name, bytes, isCheck }: SentDocument,
): Promise<string | undefined> {
  const type = fileExtensionOf(bytes);
  if (type === undefined || !name.endsWith(`.${type}`)) return documentReasons.otherType;
  if (!isCheck) await uploads.put(objectOf(name), bytes);
  return undefined;
}

export async function storedSince({ uploads }: Pick<Platform, 'uploads'>, name: string) {
  return (await uploads.head(objectOf(name)))?.uploaded;
}

export async function removeStrays({ database, uploads }: Stores): Promise<void> {
  const listed = new Set((await findListedDocuments(database)).map(objectOf));
  let cursor: string | undefined;
  do {
    const page = await uploads.list({ prefix: objectOf(''), ...(cursor !== undefined && { cursor }) });
    const strays = page.objects.map(({ key }) => key).filter((key) => !listed.has(key));
    if (strays.length > 0) await uploads.delete(strays);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}

async function readLawSettings(platform: Platform): Promise<LawSettings> {
  const published: Platform = { ...platform, view: { kind: 'published' } };
  const site = await loadSite(published).catch(() => undefined);
  return lawSettingsOf(site?.content.settings);
}

export const mediaStoreOf = ({ database, uploads, images, clock }: Platform): MediaStore => ({
  database,
  uploads,
  images,
  clock,
  // The runtime refuses to call its own function as a method of another object.
  fetch: (input, init) => fetch(input, init),
});

export const syncOf = (platform: Platform): Sync => ({
  database: platform.database,
  clock: platform.clock,
  lawSettings: () => readLawSettings(platform),
  copyPictures: createCopyMedia(mediaStoreOf(platform)),
});

/** Shows new bytes that came under an address, and deletes once a day what is long unused. */
export async function tendFiles(platform: Platform, store = mediaStoreOf(platform)): Promise<void> {
  const { database, clock } = platform;
  const changed = await checkFiles(store, [pictureTask(store), documentTask(store)]);
  if (changed.size > 0)
    await changeNaming(platform, [...changed.keys()], (record) => withOtherFiles(record, changed));
  const today = belgianDay(clock());
  if ((await readDetail(database, 'files-swept')) === today) return;
  await recordCount(database, 'files-swept', { count: await sweepFiles(store), detail: today });
}

export function ownSite(platform: Platform): RunReceiver {
  const sync = syncOf(platform);
  return {
    open: (options) => openRun(sync, exportSource, options),
    applyBatch: (run, batch) => applyBatch(sync, run, batch),
    storeDocument: (_run, name, bytes) => storeDocument(platform, { name, bytes, isCheck: false }),
    end: async (run, acceptRemovals) => {
      const summary = await endRun(sync, run, { acceptRemovals });
      if (summary.state === 'done') await removeStrays(platform);
      return summary;
    },
  };
}
