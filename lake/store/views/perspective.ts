import { refusal } from '../../api-error.ts';
import type { Doc } from '../document.ts';
import { draftIdOf, isDraftId, isPublicId, publishedIdOf, releaseOf, versionIdOf } from '../ids.ts';
import type { Lens } from './view.ts';

/** `raw`, or the layers of a perspective from the topmost down; published is always the lowest. */
export type Perspective = 'raw' | readonly string[];

const renamed = new Map([['previewDrafts', 'drafts']]);

/** Parses names or releases separated by commas; an absent one means `raw` before 2025-02-19. */
export function readPerspective(given: string | null, apiVersion: string): Perspective {
  if (!given) return apiVersion === 'X' || apiVersion >= '2025-02-19' ? [] : 'raw';
  const layers = given.split(',').map((layer) => renamed.get(layer) ?? layer);
  if (layers.length === 1 && layers[0] === 'raw') return 'raw';
  if (layers.some((layer) => layer === 'raw' || !/^[a-zA-Z0-9_-]+$/.test(layer))) {
    throw refusal(400, `Invalid perspective "${given}"`);
  }
  return layers.filter((layer) => layer !== 'published');
}

/** Builds the lens of a perspective; without the right to private documents it shows undotted ids only. */
export function lensFor(perspective: Perspective, privateToo: boolean): Lens {
  const visible = (id: string) => privateToo || isPublicId(id);
  if (perspective === 'raw') {
    return { entryOf: (id) => (visible(id) ? id : null), show: (id, read) => read(id) ?? null };
  }
  if (perspective.length === 0) {
    const published = (id: string) => !isDraftId(id) && releaseOf(id) === null && visible(id);
    return { entryOf: (id) => (published(id) ? id : null), show: (id, read) => read(id) ?? null };
  }
  const layerIds = perspective.map((layer) =>
    layer === 'drafts' ? draftIdOf : (id: string) => versionIdOf(id, layer),
  );
  return {
    entryOf: (id) => (visible(id) ? publishedIdOf(id) : null),
    show: (entry, read) => {
      for (const idOf of [...layerIds, publishedIdOf]) {
        const id = idOf(entry);
        const document = visible(id) ? read(id) : undefined;
        if (document) return overlaid(document, entry);
      }
      return null;
    },
  };
}

function overlaid(document: Doc, entry: string): Doc {
  return Object.freeze({ ...document, _id: entry, _originalId: document._id });
}
