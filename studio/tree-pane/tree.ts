import { languages } from 'schemas/languages.ts';
import { inLanguage, type Localized } from 'schemas/fields/localized.ts';
import type { Versions } from '../content/versions.ts';
import { say } from '../locale/say.ts';

export type TreeRow = {
  id: string;
  type: string;
  title: string;
  subtitle?: string;
  /** Counts from 0. */
  depth: number;
  hasDraft: boolean;
  isPublished: boolean;
  /** True if its status hides it from the site. */
  isOffSite: boolean;
  words: string;
};

/** The first section has no heading. */
export type TreeSection = { title?: string; rows: TreeRow[] };

export type TreeDocument = {
  _id: string;
  _type: string;
  title?: Localized<string> | null;
  path?: Localized<string> | null;
  status?: string | null;
};

/** Falls back from the default language to the first one that has a title. */
export function anyLanguage(value: Localized<string> | null | undefined): string | undefined {
  return languages.map(({ id }) => inLanguage(value ?? undefined, id)).find(Boolean);
}

function wordsOf(value: Localized<string> | null | undefined): string[] {
  return (value ?? []).flatMap((item) => item.value ?? []);
}

/** Drops case and accents, so that a search for e finds é. */
function searchable(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

export function treeRow({ id, present, draft, published }: Versions<TreeDocument>, depth: number): TreeRow {
  const path = anyLanguage(present.path);
  const notes = [path, present.status === 'draft' ? say('Hidden') : undefined].filter(Boolean);
  return {
    id,
    type: present._type,
    title: anyLanguage(present.title) ?? say('Untitled'),
    ...(notes.length > 0 ? { subtitle: notes.join(' · ') } : {}),
    depth,
    hasDraft: draft !== undefined,
    isPublished: published !== undefined,
    isOffSite: present.status === 'draft',
    words: searchable([...wordsOf(present.title), ...wordsOf(present.path)].join('\n')),
  };
}

/** Matches every typed word in any language, and drops empty sections. */
export function searchTree(sections: readonly TreeSection[], typed: string): TreeSection[] {
  const wanted = searchable(typed).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter((row) => wanted.every((word) => row.words.includes(word))),
    }))
    .filter((section) => section.rows.length > 0);
}

/** @returns the ids with one of them at another place; a place beyond the ends is the end */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(Math.max(0, place), 0, id);
}
