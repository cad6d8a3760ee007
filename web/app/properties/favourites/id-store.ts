import { readStored, removeStored, store } from '../../ui/browser/storage.ts';
import { validIds } from './property-ids.ts';

/** References in this browser, newest first; they last only as long as the page where storage is refused or full. */
export function createIdStore(key: string, most: number) {
  let ids: readonly string[] | undefined;
  const listeners = new Set<() => void>();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function reread(): void {
    ids = readIds(key, most);
    tell();
  }

  function onOtherTab({ key: changed }: StorageEvent): void {
    if (changed === key || changed === null) reread();
  }

  /** A page restored by the back button has missed the changes of later pages. */
  function onShown({ persisted }: PageTransitionEvent): void {
    if (persisted) reread();
  }

  return {
    get: (): readonly string[] => (ids ??= readIds(key, most)),
    /** False when the browser refused to store them. */
    set: (wanted: readonly string[]): boolean => {
      ids = wanted.slice(0, most);
      const isStored = writeIds(key, ids);
      tell();
      return isStored;
    },
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        addEventListener('storage', onOtherTab);
        addEventListener('pageshow', onShown);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', onOtherTab);
        removeEventListener('pageshow', onShown);
      };
    },
  };
}

function readIds(key: string, most: number): string[] {
  const stored = readStored('localStorage', key);
  return Array.isArray(stored) ? validIds(stored, most) : [];
}

function writeIds(key: string, ids: readonly string[]): boolean {
  return ids.length > 0 ? store('localStorage', key, JSON.stringify(ids)) : removeStored('localStorage', key);
}
