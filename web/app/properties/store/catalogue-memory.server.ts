import { isLanguageId } from 'schemas/languages.ts';
import type { SiteContent } from '../../content/cms/content.ts';
import { perLanguage, loadSite, type Site } from '../../content/cms/site.server.ts';
import type { PropertyEdit } from '../catalogue/records/property-edits.ts';
import { logProblem } from '../../platform/log.server.ts';
import { recordChange, recordEvent } from '../../platform/operations/site-events.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { propertiesRevision } from '../../platform/database/revisions.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { catalogueOf } from '../catalogue/create-catalogue.ts';
import { type PropertyIndex, propertyIndexOf } from '../catalogue/records/property-index.ts';
import { type RecordSource, recordsInMemory } from '../catalogue/records/property-reader.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { type LiveIndex, withDefaults } from './live-index.ts';
import {
  readChanges,
  readLiveIndex,
  recordsInDatabase,
  type StoredRecords,
} from './record-versions.server.ts';

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

function openHouseOf({ date, from, until, note }: StoredOpenHouse): PropertyEdit['openHouses'] {
  if (!date || !from || !until) return [];
  const Texts = Object.entries(perLanguage(note)).flatMap(([language, Description]) =>
    isLanguageId(language) ? [{ language, Description }] : [],
  );
  return [{ Date: date, From: from, Until: until, Texts }];
}

export type Catalogues = Pick<Platform, 'catalogue' | 'importedCatalogue'>;

type Shown = { index: PropertyIndex; records: RecordSource };

/** Snapshots never change: other properties or edits make new ones, and the same edits return the same one. */
export function createCatalogueMemory(first: Shown) {
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
    show(next: Shown): void {
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

// A test checks the file, so that the worker need not.
const built: unknown = data;
const bundle = built as Bundle;
const ofBuild: Shown = { index: propertyIndexOf(bundle), records: recordsInMemory(bundle.Properties) };

/** A worker serves one site, so all its requests share the memory. */
const memory = createCatalogueMemory(ofBuild);

/** Of the last request; that of the next one may differ. */
export const latestCatalogues = memory.latest;

/** With the edits of the published content; without content, with the last known edits. */
export async function loadCatalogues(platform: Platform): Promise<Catalogues> {
  const published: Platform = { ...platform, view: { kind: 'published' } };
  // A route that needs the content itself responds without it.
  const site = await loadSite(published).catch(() => undefined);
  return site ? memory.withEditsOf(site.content) : memory.latest();
}

type Live = { index: LiveIndex; records: StoredRecords };

const store: { live?: Live; shownAt: number; readingSince: number } = {
  shownAt: -Infinity,
  readingSince: -Infinity,
};

/** Milliseconds for which others keep the present snapshot while a request reads the next, in case it ends early. */
const longestReading = 2000;

export const heldIndex = (): LiveIndex | undefined => store.live?.index;

/** Distinguishes snapshots where pages of several workers meet. */
export const shownRevision = (): number => store.live?.index.revision ?? 0;

/** Milliseconds between snapshots: making one takes time that its requests lack. */
const pauseOf = (properties: number) => Math.min(3000, properties / 20);

function changedSince(before: LiveIndex, after: LiveIndex): ReadonlySet<string> {
  const same = new Set(before.listed);
  return new Set(after.listed.filter((property) => !same.has(property)).map(({ id }) => id));
}

async function showStore(database: Database, revision: number): Promise<void> {
  const { live } = store;
  const read = live ? await readChanges(database, live.index) : await readLiveIndex(database);
  const index = read.revision < revision ? { ...read, revision } : read;
  // Another request may have read further meanwhile.
  if (store.live !== live && store.live && store.live.index.revision >= index.revision) return;
  const isChanged = read !== live?.index;
  const records = live
    ? live.records.at(index.revision, isChanged ? changedSince(live.index, index) : new Set())
    : recordsInDatabase(database, index.revision);
  store.live = { index, records };
  if (!isChanged) return;
  store.shownAt = Date.now();
  memory.show({ index: { ...index, lists: withDefaults(index.lists, bundle) }, records });
}

/** Keeps the snapshot while the database fails or another request reads: on workerd, none may wait for another. */
export async function refreshCatalogue(
  platform: Pick<Platform, 'database' | 'requestId'>,
): Promise<Catalogues> {
  const revision = await propertiesRevision(platform);
  const { live, shownAt, readingSince } = store;
  if (revision === undefined) {
    if (live) {
      delete store.live;
      memory.show(ofBuild);
    }
    return memory.latest();
  }
  const now = Date.now();
  if (live) {
    const isEarly = now - shownAt < pauseOf(live.index.listed.length);
    const isBeingRead = now - readingSince < longestReading;
    if (isEarly || isBeingRead || revision <= live.index.revision) return memory.latest();
  }
  store.readingSince = now;
  try {
    await showStore(platform.database, revision);
  } catch (error) {
    logProblem('The properties cannot be read.', { requestId: platform.requestId, error });
  }
  store.readingSince = -Infinity;
  return memory.latest();
}

let builtId: string | undefined;

function shownId(): string {
  if (store.live) return String(shownRevision());
  builtId ??= sha256(JSON.stringify(data));
  return builtId;
}

export async function recordRun({ database }: Platform): Promise<void> {
  await recordEvent(database, 'schedule-run');
  await recordChange(database, 'import-shown', shownId());
}
