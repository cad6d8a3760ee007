import type { Rendition } from './render-image.ts';

const limit = 64 * 1024 * 1024;

/** Caches recent renditions in memory, up to 64 MB; concurrent requests share one rendering. */
export class RenditionCache {
  readonly #made = new Map<string, Rendition>();
  readonly #making = new Map<string, Promise<Rendition>>();
  #size = 0;

  async get(key: string, make: () => Promise<Rendition>): Promise<Rendition> {
    const known = this.#made.get(key);
    if (known) {
      this.#made.delete(key);
      this.#made.set(key, known);
      return known;
    }
    const pending = this.#making.get(key) ?? this.#make(key, make);
    return pending;
  }

  #make(key: string, make: () => Promise<Rendition>): Promise<Rendition> {
    const making = make()
      .then((rendition) => this.#keep(key, rendition))
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, rendition: Rendition): Rendition {
    this.#made.set(key, rendition);
    this.#size += rendition.bytes.length;
    for (const [oldest, { bytes }] of this.#made) {
      if (this.#size <= limit) break;
      this.#made.delete(oldest);
      this.#size -= bytes.length;
    }
    return rendition;
  }
}
