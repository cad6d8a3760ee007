type Entry = { revision: number; loadedAt: number; value: unknown };

type Limits = {
  contentAge: number;
  /** Milliseconds between attempts at a failing source. */
  failurePause: number;
  largestCache: number;
};

type Wanted<Value> = {
  key: string;
  revision: number;
  now: () => number;
  load: () => Promise<Value>;
  readFallback: () => Promise<Value | undefined>;
  waitUntil: (work: Promise<unknown>) => void;
  onFailure: (error: unknown) => void;
  /** Gets the end of the value's freshness in the clock's milliseconds, or -Infinity for a stale value. */
  onFreshness: (until: number) => void;
};

/** Serves stale values while the source fails. */
export class ContentCache {
  readonly #limits: Limits;
  readonly #entries = new Map<string, Entry>();
  #failedAt: number | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Lets parallel calls each load: on workerd no request can wait for another request's network call. */
  async get<Value>(wanted: Wanted<Value>): Promise<Value> {
    const { key, revision, now } = wanted;
    const entry = this.#entries.get(key);
    const isFresh = entry?.revision === revision && now() - entry.loadedAt < this.#limits.contentAge;
    if (isFresh) {
      wanted.onFreshness(entry.loadedAt + this.#limits.contentAge);
      return entry.value as Value;
    }
    if (this.#failedAt !== undefined) {
      const stale = await this.#stale(wanted);
      if (stale) {
        this.#retry(wanted, this.#failedAt);
        wanted.onFreshness(-Infinity);
        return stale.value;
      }
    }
    try {
      const value = await this.#load(wanted);
      wanted.onFreshness(now() + this.#limits.contentAge);
      return value;
    } catch (error) {
      wanted.onFailure(error);
      const stale = await this.#stale(wanted);
      if (!stale) throw error;
      wanted.onFreshness(-Infinity);
      return stale.value;
    }
  }

  async #load<Value>({ key, revision, now, load }: Wanted<Value>): Promise<Value> {
    try {
      const value = await load();
      this.#failedAt = undefined;
      this.#store(key, { revision, loadedAt: now(), value });
      return value;
    } catch (error) {
      this.#failedAt = now();
      throw error;
    }
  }

  #retry<Value>(wanted: Wanted<Value>, failedAt: number): void {
    if (wanted.now() - failedAt < this.#limits.failurePause) return;
    this.#failedAt = wanted.now();
    wanted.waitUntil(this.#load(wanted).catch(wanted.onFailure));
  }

  async #stale<Value>({ key, readFallback }: Wanted<Value>): Promise<{ value: Value } | undefined> {
    const entry = this.#entries.get(key);
    if (entry) return { value: entry.value as Value };
    const value = await readFallback();
    if (value === undefined) return undefined;
    // Never fresh, so that the source is tried again as soon as it recovers.
    this.#store(key, { revision: -1, loadedAt: -Infinity, value });
    return { value };
  }

  #store(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#limits.largestCache && !oldest.done) this.#entries.delete(oldest.value);
  }
}
