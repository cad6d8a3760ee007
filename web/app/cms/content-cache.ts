type Entry = { revision: number; loadedAt: number; value: unknown };

type Limits = {
  /** Milliseconds after which content is loaded again though its revision has not changed. */
  contentAge: number;
  /** How many answers are held; the one loaded longest ago goes first. */
  largestCache: number;
};

/** After a failure the last good answer is served for this long before the source is asked again. */
const failurePause = 5000;

/** Holds answers by key for one content revision and keeps the last good one for when the source fails. */
export class ContentCache {
  readonly #limits: Limits;
  readonly #entries = new Map<string, Entry>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * `now` is in milliseconds. Parallel calls for one key each load: on workerd a request cannot wait for a
   * promise that another request's network call settles.
   */
  async get<Value>(
    key: string,
    revision: number,
    now: number,
    load: () => Promise<Value>,
    onFailure: (error: unknown) => void,
  ): Promise<Value> {
    const entry = this.#entries.get(key);
    const fresh = entry?.revision === revision && now - entry.loadedAt < this.#limits.contentAge;
    // A key always stands for one query, and so for one type of answer.
    if (fresh) return entry.value as Value;
    try {
      const value = await load();
      this.#store(key, { revision, loadedAt: now, value });
      return value;
    } catch (error) {
      if (!entry) throw error;
      onFailure(error);
      this.#store(key, { ...entry, revision, loadedAt: now - this.#limits.contentAge + failurePause });
      return entry.value as Value;
    }
  }

  #store(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#limits.largestCache && !oldest.done) this.#entries.delete(oldest.value);
  }
}
