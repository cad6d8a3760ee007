import { languages } from 'schemas/languages.ts';
import { inLanguage, type Localized } from 'schemas/fields/localized.ts';
import type { Versions } from '../content/versions.ts';

/** A document in a tree, as its editor sees it. */
export type TreeRow = {
  id: string;
  type: string;
  title: string;
  subtitle?: string;
  /** How many levels above it, 0 for the first. */
  depth: number;
  hasDraft: boolean;
  isPublished: boolean;
  /** True when its status keeps it off the site, published or not. */
  isOffSite: boolean;
  /** Words by which the search of the tree finds the row. */
  words: string;
};

/** Rows under a heading; the first part of a tree has none. */
export type TreeSection = { title?: string; rows: TreeRow[] };

/** What a query for a tree asks of its documents. */
export type TreeDocument = {
  _id: string;
  _type: string;
  title?: Localized<string> | null;
  path?: Localized<string> | null;
  status?: string | null;
};

/** The title in the default language, or else in the first language that has one. */
export function anyLanguage(value: Localized<string> | null | undefined): string | undefined {
  return languages.map(({ id }) => inLanguage(value ?? undefined, id)).find(Boolean);
}

function wordsOf(value: Localized<string> | null | undefined): string[] {
  return (value ?? []).flatMap((item) => item.value ?? []);
}

/** Small letters without their accents, so that a search takes é and e for the same. */
function searchable(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The row of a document with a title and a path. */
export function treeRow({ id, present, draft, published }: Versions<TreeDocument>, depth: number): TreeRow {
  const path = anyLanguage(present.path);
  const notes = [path, present.status === 'draft' ? 'Draft' : undefined].filter(Boolean);
  return {
    id,
    type: present._type,
    title: anyLanguage(present.title) ?? 'Untitled',
    ...(notes.length > 0 ? { subtitle: notes.join(' · ') } : {}),
    depth,
    hasDraft: draft !== undefined,
    isPublished: published !== undefined,
    isOffSite: present.status === 'draft',
    words: searchable([...wordsOf(present.title), ...wordsOf(present.path)].join('\n')),
  };
}

/** The rows that hold every word an editor typed, in any language; sections without such rows are left out. */
export function searchTree(sections: readonly TreeSection[], typed: string): TreeSection[] {
  const wanted = searchable(typed).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter((row) => wanted.every((word) => row.words.includes(word))),
    }))
    .filter((section) => section.rows.length > 0);
}
