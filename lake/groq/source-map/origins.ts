import { isObject } from '../../store/document.ts';
import type { Doc } from '../../store/document.ts';

/** A step from a value to one inside it; an array item with a `_key` can be addressed by either. */
export type Step = string | { index: number; key: string | null };

export type Place = { document: Doc; steps: readonly Step[] };

type Link = { document: Doc; parent: object | null; step: Step | null };

/** Maps parts of a result to their document and path; one per view, since drafts share parts of documents. */
export class Origins {
  readonly #links = new WeakMap<object, Link>();
  readonly #known = new WeakSet<Doc>();

  update(documents: readonly Doc[]): void {
    for (const document of documents) {
      if (this.#known.has(document)) continue;
      this.#known.add(document);
      this.#link(document, { document, parent: null, step: null });
    }
  }

  find(value: object): Place | null {
    let link = this.#links.get(value);
    if (!link) return null;
    const { document } = link;
    const steps: Step[] = [];
    while (link?.parent && link.step !== null) {
      steps.unshift(link.step);
      link = this.#links.get(link.parent);
    }
    return { document, steps };
  }

  #link(value: object, link: Link): void {
    this.#links.set(value, link);
    for (const [name, child] of Object.entries(value) as [string, unknown][]) {
      if (typeof child !== 'object' || child === null) continue;
      const step = Array.isArray(value) ? stepTo(value, Number(name)) : name;
      this.#link(child, { document: link.document, parent: value, step });
    }
  }
}

export function stepTo(array: readonly unknown[], index: number): Step {
  const item = array[index];
  const key = isObject(item) && typeof item['_key'] === 'string' ? item['_key'] : null;
  return { index, key };
}
