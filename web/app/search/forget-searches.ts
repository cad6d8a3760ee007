export const searchesKey = 'recent-searches';

/** A file of its own, because every page runs it. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(searchesKey);
  } catch {
    return;
  }
}
