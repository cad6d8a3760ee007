import { isLanguageId } from 'schemas/languages.ts';
import type { SiteContent } from '../../content/cms/content.ts';
import { perLanguage, loadSite, type Site } from '../../content/cms/site.server.ts';
import type { PropertyEdit } from '../catalogue/records/property-edits.ts';
import { logProblem } from '../../platform/log.server.ts';
import { recordChange, recordEvent } from '../../platform/operations/site-events.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { catalogueOf } from '../catalogue/create-catalogue.ts';
import { readIndex } from '../catalogue/records/index-parts.ts';
import { type PropertyIndex, propertyIndexOf } from '../catalogue/records/property-index.ts';
import { type RecordSource, recordsInMemory } from '../catalogue/records/property-reader.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { recordsInDatabase, readGeneration, readParts } from './property-rows.server.ts';

type StoredEdits = Pick<SiteContent, 'propertyEdits'>;
type StoredOpenHouse = NonNullable<StoredEdits['propertyEdits'][number]['openHouses']>[number];

function propertyEditsOf({ propertyEdits }: StoredEdits): PropertyEdit[] {
  return propertyEdits.flatMap(({ reference, isHidden, isFeatured, order, title, teaser, openHouses }) => {
    if (!reference) return [];
    return [
      {
        reference,
        isHidden: isHidden ?? false,
        isFeatured: isFeatured ?? false,
        order: order ?? undefined,
        titles: perLanguage(title),
        teasers: perLanguage(teaser),
        openHouses: (openHouses ?? []).flatMap(openHouseOf),
      },
    ];
  });
}

/** Written as an import writes it. */
function openHouseOf({ date, from, until, note }: StoredOpenHouse): PropertyEdit['openHouses'] {
  if (!date || !from || !until) return [];
  const Texts = Object.entries(perLanguage(note)).flatMap(([language, Description]) =>
    isLanguageId(language) ? [{ language, Description }] : [],
  );
  return [{ Date: date, From: from, Until: until, Texts }];
}

export type Catalogues = Pick<Platform, 'catalogue' | 'importedCatalogue'>;

type Import = { index: PropertyIndex; records: RecordSource };

/**
 * Keeps the last import and the last published edits between requests. Snapshots never change: an import and other edits
 * make new ones, and the same edits give the same one again.
 */
export function createCatalogueMemory(first: Import) {
  let imported = first;
  let edits: readonly PropertyEdit[] = [];
  let text = JSON.stringify(edits);
  let editedBy: Site['content'] | undefined;
  let latest = snapshot(catalogueOf(first.index, first.records, []));

  function snapshot(importedCatalogue: Catalogues['importedCatalogue']): Catalogues {
    const catalogue =
      edits.length === 0 ? importedCatalogue : catalogueOf(imported.index, imported.records, edits);
    return { catalogue, importedCatalogue };
  }

  return {
    latest: (): Catalogues => latest,
    showImport(next: Import): void {
      imported = next;
      latest = snapshot(catalogueOf(next.index, next.records, []));
    },
    /** Compares edits only where the content is another object. */
    withEditsOf(content: Site['content']): Catalogues {
      if (content === editedBy) return latest;
      const wanted = propertyEditsOf(content);
      const wantedText = JSON.stringify(wanted);
      editedBy = content;
      if (wantedText === text) return latest;
      edits = wanted;
      text = wantedText;
      latest = snapshot(latest.importedCatalogue);
      return latest;
    },
  };
}

// The importer validated the file, so that the worker needs no validator.
const built: unknown = data;
const bundle = built as Bundle;

/** True where the importer chose the database, so that the build has no properties. */
const isInDatabase = bundle.Store === 'database';

/** A worker serves one site, so all its requests share the memory. */
const memory = createCatalogueMemory({
  index: propertyIndexOf(bundle),
  records: recordsInMemory(bundle.Properties),
});

/** The snapshot of the last request; that of the next one may differ. */
export const latestCatalogues = memory.latest;

/** Gives the last import with the edits of the published content; without content, with the last edits known. */
export async function loadCatalogues(platform: Platform): Promise<Catalogues> {
  const published: Platform = { ...platform, view: { kind: 'published' } };
  // A route that needs the content itself responds without it.
  const site = await loadSite(published).catch(() => undefined);
  return site ? memory.withEditsOf(site.content) : memory.latest();
}

const generationAge = 1000;

const imports: { builtId?: Promise<string>; shownGeneration?: string; readAt: number } = {
  readAt: -Infinity,
};

/** Polls for a newer import in the database, once a second at most; keeps the current one while the database fails. */
export async function refreshImport({
  database,
  requestId,
}: Pick<Platform, 'database' | 'requestId'>): Promise<Catalogues> {
  const now = Date.now();
  if (!isInDatabase || now - imports.readAt < generationAge) return memory.latest();
  try {
    const generation = await readGeneration(database);
    if (generation !== undefined && generation !== imports.shownGeneration) {
      const index = readIndex(await readParts(database, generation));
      memory.showImport({ index, records: recordsInDatabase(database, generation) });
      imports.shownGeneration = generation;
    }
    imports.readAt = now;
  } catch (error) {
    logProblem('The import of the properties cannot be read.', { requestId, error });
  }
  return memory.latest();
}

/** Recognises an import, be it part of the build or in the database, where it is empty before the first. */
async function importId(): Promise<string> {
  if (isInDatabase) return imports.shownGeneration ?? '';
  imports.builtId ??= sha256(JSON.stringify(data));
  return await imports.builtId;
}

export async function recordRun({ database }: Platform): Promise<void> {
  await recordEvent(database, 'schedule-run');
  await recordChange(database, 'import-shown', await importId());
}
