import { documents, singletons } from 'schemas/index.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { useClient } from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import { useLoaded, useSettled } from '../staff-api/use-loaded.ts';
import { storeWords } from './find-words.ts';

/** Documents per search, drafts included: the store finds words, so some lack the sentence. */
const mostCandidates = 200;

// Loads every interface text: the site fills in words in braces, so the store may not find what was typed.
const interfaceQuery = '*[_type == "interfaceText"]{_id, _type, key, value}';

const searchQuery = `*[_type in $types && [@, _id] match text::query($words)]
  | order(_updatedAt desc)[0...${String(mostCandidates)}]`;

const types = [...documents, ...singletons]
  .map(({ name }) => name)
  .filter((name) => name !== 'interfaceText' && name !== 'draftLink' && name !== 'schedule');

type Candidates = {
  /** The search that found them. */
  typed: string;
  stored: readonly StoredDocument[];
  isCut: boolean;
};

const none: readonly StoredDocument[] = [];

const raw = { perspective: 'raw' } as const;

/** Loads the documents that may hold what was typed, once typing pauses. Undefined until something was loaded. */
export function useTextSearch(typed: string): { candidates: Candidates | undefined; hasFailed: boolean } {
  const client = useClient({ apiVersion });
  const settled = useSettled(typed);
  const interfaceTexts = useLoaded([], () => client.fetch<StoredDocument[]>(interfaceQuery, {}, raw));
  const found = useLoaded([settled], async () => {
    const words = storeWords(settled);
    const stored =
      words === '' ? [] : await client.fetch<StoredDocument[]>(searchQuery, { types, words }, raw);
    return { typed: settled, stored, isCut: stored.length === mostCandidates };
  });
  const hasFailed = (found.problem ?? interfaceTexts.problem) !== undefined;
  if (!found.result || !interfaceTexts.result) return { candidates: undefined, hasFailed };
  const isEmpty = found.result.typed.trim() === '';
  const stored = isEmpty ? none : [...found.result.stored, ...interfaceTexts.result];
  const candidates = { ...found.result, stored };
  return { candidates, hasFailed };
}
