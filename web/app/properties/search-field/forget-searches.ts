import { removeStored } from '../../ui/browser/storage.ts';

export const searchesKey = 'recent-searches';

/** A file of its own, because every page runs it. */
export function forgetSearches(): void {
  removeStored('localStorage', searchesKey);
}
