export type StoredPage = {
  tag: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Uint8Array<ArrayBuffer>;
  isDense?: boolean;
  freshUntil: number;
  endsAt: number;
};

type Limits = {
  mostBytes: number;
  /** Milliseconds for which a page that is no longer fresh is served while it is rendered anew. */
  staleAge: number;
  popularAt: number;
  /** Longer feeds are not compressed again, because visitors would wait meanwhile. */
  mostDenseBytes: number;
};

type Found = { page: StoredPage; state: 'hit' | 'stale' };

/** Pages of one version of content and properties, least recently used first. */
export class PageStore {
  readonly #limits: Limits;
  readonly #pages = new Map<string, StoredPage>();
  readonly #renewed = new WeakSet<StoredPage>();
  readonly #hits = new WeakMap<StoredPage, number>();
  #version: readonly unknown[] = [];
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  keepOnly(version: readonly unknown[]): void {
    if (this.#isOf(version)) return;
    this.#pages.clear();
    this.#bytes = 0;
    this.#version = version;
  }

  get(key: string, now: number): Found | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#delete(key);
    if (now >= Math.min(page.endsAt, page.freshUntil + this.#limits.staleAge)) return undefined;
    this.#add(key, page);
    return { page, state: now < page.freshUntil ? 'hit' : 'stale' };
  }

  /** Lets the first caller alone renew a page. */
  mayRenew(page: StoredPage): boolean {
    if (this.#renewed.has(page)) return false;
    this.#renewed.add(page);
    return true;
  }

  becomesPopular(page: StoredPage): boolean {
    if (page.isDense || page.body.byteLength > this.#limits.mostDenseBytes) return false;
    const hits = (this.#hits.get(page) ?? 0) + 1;
    this.#hits.set(page, hits);
    return hits === this.#limits.popularAt;
  }

  /** Stores nothing that was made of another version than the present one, and returns false for it. */
  set(key: string, page: StoredPage, version: readonly unknown[]): boolean {
    if (!this.#isOf(version)) return false;
    this.#delete(key);
    this.#add(key, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limits.mostBytes) break;
      this.#delete(oldest);
    }
    return true;
  }

  #isOf(version: readonly unknown[]): boolean {
    const isSame = (part: unknown, index: number) => Object.is(part, this.#version[index]);
    return version.length === this.#version.length && version.every(isSame);
  }

  #add(key: string, page: StoredPage): void {
    this.#pages.set(key, page);
    this.#bytes += bytesOf(key, page);
  }

  #delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= bytesOf(key, page);
  }
}

/** The size of a page with Brotli and gzip, of which the second may come later, to one with the first. */
const bothCodings = 2.25;

/** Counts two bytes for each character of a text. */
function bytesOf(key: string, { body, headers }: StoredPage): number {
  const texts = [key, ...headers.flat()].reduce((sum, text) => sum + text.length, 0);
  return texts * 2 + Math.ceil(body.byteLength * bothCodings);
}
