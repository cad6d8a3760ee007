import { createIdStore } from './id-store.ts';
import { mostFavourites } from './property-ids.ts';

/** Strictly necessary for what the visitor requests by marking a property, so it needs no consent. */
export const favourites = createIdStore('favourites', mostFavourites);

export type ToggleResult = 'added' | 'removed' | 'full' | 'notStored';

export function toggleFavourite(id: string): ToggleResult {
  const ids = favourites.get();
  const isRemoved = ids.includes(id);
  if (!isRemoved && ids.length >= mostFavourites) return 'full';
  const isStored = favourites.set(isRemoved ? ids.filter((other) => other !== id) : [id, ...ids]);
  if (!isStored) return 'notStored';
  return isRemoved ? 'removed' : 'added';
}
