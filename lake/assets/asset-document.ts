import type { Doc, JsonObject } from '../store/document.ts';
import { randomId } from '../store/ids.ts';
import type { ImageFacts } from './inspect-image.ts';

export type AssetKind = 'image' | 'file';

export type AssetPlace = { projectId: string; dataset: string; origin: string };

const described = ['label', 'title', 'description', 'creditLine', 'altText'] as const;

export type AssetName = { hash: string; extension: string; size?: string };

const namePattern = /^([a-f0-9]{40})(?:-(\d+x\d+))?\.([a-z0-9]+)$/;

export function readAssetName(kind: AssetKind, name: string): AssetName | null {
  const [, hash, size, extension] = namePattern.exec(name) ?? [];
  if (!hash || !extension || (kind === 'image') !== (size !== undefined)) return null;
  return { hash, extension, ...(size ? { size } : {}) };
}

export function assetId(kind: AssetKind, { hash, size, extension }: AssetName): string {
  return [kind, hash, size, extension].filter(Boolean).join('-');
}

export function imageDocument(
  hash: string,
  facts: ImageFacts,
  common: JsonObject,
  place: AssetPlace,
): JsonObject {
  const name = { hash, size: `${facts.width}x${facts.height}`, extension: facts.extension };
  const { mimeType, metadata } = facts;
  return { ...assetDocument('image', name, place), mimeType, metadata, ...common };
}

export function fileDocument(
  hash: string,
  facts: { extension: string; mimeType: string },
  common: JsonObject,
  place: AssetPlace,
): JsonObject {
  const document = assetDocument('file', { hash, extension: facts.extension }, place);
  return { ...document, mimeType: facts.mimeType, ...common };
}

function assetDocument(kind: AssetKind, name: AssetName, place: AssetPlace): JsonObject {
  const file = `${[name.hash, name.size].filter(Boolean).join('-')}.${name.extension}`;
  const path = `${kind}s/${place.projectId}/${place.dataset}/${file}`;
  return {
    _id: assetId(kind, name),
    _type: `sanity.${kind}Asset`,
    assetId: name.hash,
    extension: name.extension,
    path,
    url: `${place.origin}/${path}`,
    sha1hash: name.hash,
    uploadId: randomId(),
  };
}

export function describedBy(query: URLSearchParams, size: number): JsonObject {
  const texts = described.flatMap((name) => {
    const text = query.get(name);
    return text === null ? [] : [[name, text] as const];
  });
  const source = { id: query.get('sourceId'), name: query.get('sourceName'), url: query.get('sourceUrl') };
  const filename = query.get('filename');
  return {
    size,
    ...(filename === null ? {} : { originalFilename: filename }),
    ...Object.fromEntries(texts),
    ...(source.id && source.name ? { source: { _type: 'sanity.assetSourceData', ...source } } : {}),
  };
}

const localUrl = /^http:\/\/(?:localhost|127\.0\.0\.1):\d+\/((?:images|files)\/.+)$/;

/** Replaces the stored origin of the URL, because the lake may run on another port than during the upload. */
export function withPresentUrl(document: Doc, origin: string): Doc {
  if (document._type !== 'sanity.imageAsset' && document._type !== 'sanity.fileAsset') return document;
  const url = typeof document['url'] === 'string' ? document['url'] : '';
  const path = localUrl.exec(url)?.[1];
  return path === undefined ? document : { ...document, url: `${origin}/${path}` };
}
