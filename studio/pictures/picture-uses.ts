import { type PathSegment, pathText, type StoredDocument } from 'schemas/publication/localized-values.ts';
import { nextTranslationRecords } from 'schemas/publication/translation-records.ts';
import { pairVersions, type Revised } from '../content/versions.ts';

export type PictureUse = {
  /** Id of the document, without the prefix of a draft. */
  id: string;
  document: StoredDocument;
  segments: PathSegment[];
  path: string;
  /** False for a field that shows the picture in a draft only. */
  isPublished: boolean;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function places(value: unknown, pictureId: string, segments: PathSegment[]): PathSegment[][] {
  if (Array.isArray(value)) {
    return value
      .filter(isRecord)
      .flatMap((item) => places(item, pictureId, [...segments, { _key: String(item._key) }]));
  }
  if (!isRecord(value)) return [];
  const own = isRecord(value.asset) && value.asset._ref === pictureId ? [segments] : [];
  const below = Object.entries(value).filter(([name]) => !name.startsWith('_') && name !== 'asset');
  return [...own, ...below.flatMap(([name, field]) => places(field, pictureId, [...segments, name]))];
}

function placesIn(document: StoredDocument, pictureId: string): PathSegment[][] {
  return places(document, pictureId, []);
}

/** Lists each field that shows a picture, once for a draft and its published document. */
export function pictureUses(documents: readonly StoredDocument[], pictureId: string): PictureUse[] {
  return pairVersions(documents).flatMap(({ id, draft, published }) => {
    const uses = new Map<string, PictureUse>();
    for (const [document, isPublished] of [
      [draft, false],
      [published, true],
    ] as const) {
      if (!document) continue;
      for (const segments of placesIn(document, pictureId)) {
        const path = pathText(segments);
        uses.set(path, { id, document: uses.get(path)?.document ?? document, segments, path, isPublished });
      }
    }
    return [...uses.values()];
  });
}

type Replacement = { from: string; to: string; keepsCrop: boolean };

/**
 * Patches drafts and published documents, if none has changed since it was read. The alternative texts stay and are
 * marked as outdated. Drops a crop made for another shape.
 */
export function replacementPatches(documents: readonly Revised[], { from, to, keepsCrop }: Replacement) {
  return documents.flatMap((document) => {
    const paths = placesIn(document, from).map(pathText);
    if (paths.length === 0) return [];
    const replaced = JSON.parse(
      JSON.stringify(document).replaceAll(`"_ref":"${from}"`, `"_ref":"${to}"`),
    ) as Revised;
    const records = nextTranslationRecords(replaced, document);
    const set = {
      ...Object.fromEntries(paths.map((path) => [`${path}.asset._ref`, to])),
      ...(records.length > 0 && { translationRecords: records }),
    };
    const unset = keepsCrop ? [] : paths.flatMap((path) => [`${path}.crop`, `${path}.hotspot`]);
    return [
      { patch: { id: document._id, ifRevisionID: document._rev, set, ...(unset.length > 0 && { unset }) } },
    ];
  });
}
