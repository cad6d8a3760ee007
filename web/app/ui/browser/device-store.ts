function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused its database.'));
  });
}

const table = 'records';

/** A database of this browser, for what must outlast the page. Every call rejects where storage is refused. */
export function deviceStore(name: string) {
  async function use<Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Result>) {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      // Reading makes no database where nothing was stored.
      if (mode === 'readonly') opening.transaction?.abort();
      else opening.result.createObjectStore(table);
    };
    const database = await settled(opening);
    try {
      return await settled(ask(database.transaction(table, mode).objectStore(table)));
    } finally {
      // One left open would block its removal.
      database.close();
    }
  }
  return {
    get: (key: string): Promise<unknown> =>
      use('readonly', (store): IDBRequest<unknown> => store.get(key)).catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') return undefined;
        throw error;
      }),
    set: (key: string, value: unknown) => use('readwrite', (store) => store.put(value, key)),
    remove: (key: string) => use('readwrite', (store) => store.delete(key)),
    drop: () => settled(indexedDB.deleteDatabase(name)),
  };
}
