import { removeStored } from '../../ui/browser/storage.ts';

export const searchesKey = 'recent-searches';

/** In its own file, because every page runs it. */
export function forgetSearches(): void {
  removeStored('localStorage', searchesKey);
}
