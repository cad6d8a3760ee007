type Area = 'localStorage' | 'sessionStorage';

/** Reaching for storage throws where a browser refuses it, as for frames of other sites in a private window. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function isDone(change: () => void): boolean {
  const done = () => {
    change();
    return true;
  };
  return attempt(done) ?? false;
}

/** Parses JSON. Returns undefined for nothing, for junk and where storage is refused. */
export function readStored(area: Area, key: string): unknown {
  return attempt((): unknown => JSON.parse(globalThis[area].getItem(key) ?? '')) ?? undefined;
}

/** Returns false where storage is refused or full. */
export function store(area: Area, key: string, text: string): boolean {
  return isDone(() => globalThis[area].setItem(key, text));
}

export function removeStored(area: Area, key: string): boolean {
  return isDone(() => globalThis[area].removeItem(key));
}

export function readCookies(): string {
  return attempt(() => document.cookie) ?? '';
}

export function storeCookie(cookie: string): void {
  attempt(() => (document.cookie = cookie));
}
