import { loadSite } from '../../content/cms/site.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { type LawSettings } from '../law/law.ts';
import { lawSettingsOf } from '../law/law-settings.ts';
import { createCopyMedia } from '../media/copy-media.server.ts';
import { applyBatch, endRun, openRun } from '../sync/pipeline.server.ts';
import type { Sync } from '../sync/sync.ts';
import { exportSource } from './export-lists.ts';
import { removeStrays, storeDocument } from './run-documents.server.ts';
import type { RunReceiver } from './run-receiver.ts';

/** Those of the table while there is no content. */
async function readLawSettings(platform: Platform): Promise<LawSettings> {
  const published: Platform = { ...platform, view: { kind: 'published' } };
  const site = await loadSite(published).catch(() => undefined);
  return lawSettingsOf(site?.content.settings);
}

export const syncOf = (platform: Platform): Sync => ({
  database: platform.database,
  clock: platform.clock,
  lawSettings: () => readLawSettings(platform),
  copyPictures: createCopyMedia({
    database: platform.database,
    uploads: platform.uploads,
    images: platform.images,
    clock: platform.clock,
    // The runtime refuses to call its own function as a method of another object.
    fetch: (input, init) => fetch(input, init),
  }),
});

/** This site. */
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
