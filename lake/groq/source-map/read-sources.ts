import { isObject } from '../../store/document.ts';
import type { JsonObject } from '../../store/document.ts';
import { containerName, hiddenPrefix, keyName } from './instrument.ts';
import type { Hidden } from './instrument.ts';
import { stepTo } from './origins.ts';
import type { Origins, Place } from './origins.ts';

export type ResultPath = readonly (string | number)[];

export type Mapped = { path: ResultPath; place: Place };

export class SourceReader {
  readonly mappings: Mapped[] = [];
  readonly #origins: Origins;
  readonly #hidden: ReadonlyMap<string, Hidden>;

  constructor(origins: Origins, hidden: ReadonlyMap<string, Hidden>) {
    this.#origins = origins;
    this.#hidden = hidden;
  }

  read(value: unknown, path: ResultPath, marker: unknown = null): unknown {
    if (value === null || value === undefined) return value;
    const place = typeof value === 'object' ? this.#origins.find(value) : this.#placeOf(marker);
    if (place) {
      this.mappings.push({ path, place });
      return value;
    }
    if (Array.isArray(value)) {
      const markers = Array.isArray(marker) && marker.length === value.length ? marker : [];
      return value.map((item: unknown, index) => this.read(item, [...path, index], markers[index]));
    }
    return isObject(value) && isPlain(value) ? this.#readObject(value, path) : value;
  }

  #readObject(value: JsonObject, path: ResultPath): JsonObject {
    const markers = this.#markersOf(value);
    const shown = Object.entries(value).filter(([name]) => !name.startsWith(hiddenPrefix));
    return Object.fromEntries(
      shown.map(([name, item]) => [name, this.read(item, [...path, name], markers.get(name))]),
    );
  }

  /** Attributes come in the order they were written, and the last one counts. */
  #markersOf(value: JsonObject): Map<string, unknown> {
    const markers = new Map<string, unknown>();
    for (const [name, marker] of Object.entries(value)) {
      const told = this.#hidden.get(name);
      if (told === undefined) continue;
      if (told !== 'spread') markers.set(told.attribute, marker);
      else if (isObject(marker) && this.#origins.find(marker)) {
        for (const key of Object.keys(marker)) markers.set(key, { [containerName]: marker, [keyName]: key });
      }
    }
    return markers;
  }

  #placeOf(marker: unknown): Place | null {
    if (!isObject(marker)) return null;
    const container = marker[containerName];
    const key = marker[keyName];
    if (typeof container !== 'object' || container === null) return null;
    const outer = this.#origins.find(container);
    if (Array.isArray(container)) {
      const index = typeof key === 'number' ? (key < 0 ? key + container.length : key) : -1;
      return outer && { ...outer, steps: [...outer.steps, stepTo(container, index)] };
    }
    if (outer) return { ...outer, steps: [...outer.steps, String(key)] };
    return isObject(container) ? this.#placeOf(this.#markersOf(container).get(String(key))) : null;
  }
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}
