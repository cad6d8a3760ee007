import { useEffect, useState } from 'react';
import { documents, singletons } from 'schemas/index.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { useClient } from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import { storeWords } from './find-words.ts';

/** Documents for one search, drafts included: the store finds words, so some lack the sentence. */
const mostCandidates = 200;

const pause = 250;

// The site fills words in between braces, so these are compared with what it makes of them.
const interfaceQuery = '*[_type == "interfaceText"]{_id, _type, key, value}';

const searchQuery = `*[_type in $types && [@, _id] match text::query($words)]
  | order(_updatedAt desc)[0...${String(mostCandidates)}]`;

const types = [...documents, ...singletons]
  .map(({ name }) => name)
  .filter((name) => name !== 'interfaceText' && name !== 'draftLink' && name !== 'schedule');

type Candidates = {
  /** Whose search it is. */
  typed: string;
  stored: readonly StoredDocument[];
  isCut: boolean;
};

const none: readonly StoredDocument[] = [];

/** Loads the documents that may hold what was typed, once typing pauses. Undefined until something was loaded. */
export function useTextSearch(typed: string): { candidates: Candidates | undefined; hasFailed: boolean } {
  const client = useClient({ apiVersion });
  const [interfaceTexts, setInterfaceTexts] = useState<readonly StoredDocument[]>();
  const [found, setFound] = useState<Candidates>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    const options = { perspective: 'raw', signal: abort.signal } as const;
    client.fetch<StoredDocument[]>(interfaceQuery, {}, options).then(setInterfaceTexts, () => {
      if (!abort.signal.aborted) setHasFailed(true);
    });
    return () => {
      abort.abort();
    };
  }, [client]);

  useEffect(() => {
    const abort = new AbortController();
    const words = storeWords(typed);
    const load = async () => {
      const options = { perspective: 'raw', signal: abort.signal } as const;
      const stored =
        words === '' ? [] : await client.fetch<StoredDocument[]>(searchQuery, { types, words }, options);
      setFound({ typed, stored, isCut: stored.length === mostCandidates });
      setHasFailed(false);
    };
    const timer = setTimeout(() => {
      load().catch(() => {
        if (!abort.signal.aborted) setHasFailed(true);
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, typed]);

  const isLoaded = found !== undefined && interfaceTexts !== undefined;
  const candidates = isLoaded
    ? { ...found, stored: found.typed.trim() === '' ? none : [...found.stored, ...interfaceTexts] }
    : undefined;
  return { candidates, hasFailed };
}
