type Entry = { revision: number; loadedAt: number; value: unknown };

type Limits = {
  /** Milliseconds after which content is loaded again though its revision has not changed. */
  contentAge: number;
  /** Milliseconds between two attempts at a source that fails, while there is something else to show. */
  failurePause: number;
  /** How many answers are held; the one loaded longest ago goes first. */
  largestCache: number;
};

/** One answer that is wanted, and how to come by it. */
type Wanted<Value> = {
  key: string;
  revision: number;
  /** Milliseconds since some fixed moment. */
  now: () => number;
  /** Asks the source. */
  load: () => Promise<Value>;
  /** What the source answered last, as far as it is kept outside this cache; undefined for nothing. */
  recall: () => Promise<Value | undefined>;
  /** Goes on after the answer has been given. */
  later: (work: Promise<unknown>) => void;
  onFailure: (error: unknown) => void;
};

/** Holds answers by key for one content revision, and gives the last good ones while the source fails. */
export class ContentCache {
  readonly #limits: Limits;
  readonly #entries = new Map<string, Entry>();
  /** When the source was last found failing; undefined while it answers. */
  #failedAt: number | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Parallel calls for one key each load: on workerd a request cannot wait for a promise that another request's
   * network call settles. One call waits for a failing source; those after it try again behind the answer.
   */
  async get<Value>(wanted: Wanted<Value>): Promise<Value> {
    const { key, revision, now } = wanted;
    const entry = this.#entries.get(key);
    const isFresh = entry?.revision === revision && now() - entry.loadedAt < this.#limits.contentAge;
    // A key always stands for one query, and so for one type of answer.
    if (isFresh) return entry.value as Value;
    if (this.#failedAt !== undefined) {
      const last = await this.#lastGood(wanted);
      if (last) {
        this.#retryLater(wanted, this.#failedAt);
        return last.value;
      }
    }
    try {
      return await this.#load(wanted);
    } catch (error) {
      wanted.onFailure(error);
      const last = await this.#lastGood(wanted);
      if (!last) throw error;
      return last.value;
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

  #retryLater<Value>(wanted: Wanted<Value>, failedAt: number): void {
    if (wanted.now() - failedAt < this.#limits.failurePause) return;
    this.#failedAt = wanted.now();
    wanted.later(this.#load(wanted).catch(wanted.onFailure));
  }

  async #lastGood<Value>({ key, recall }: Wanted<Value>): Promise<{ value: Value } | undefined> {
    const entry = this.#entries.get(key);
    if (entry) return { value: entry.value as Value };
    const value = await recall();
    if (value === undefined) return undefined;
    // Held as out of date, so that the source is asked as soon as it answers again.
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
