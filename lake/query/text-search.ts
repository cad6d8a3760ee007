import { isObject } from '../store/document.ts';
import type { Doc } from '../store/document.ts';

const edge = '\n';
const searchable = new WeakMap<Doc, string>();

function wordsOf(document: Doc): string {
  let words = searchable.get(document);
  if (words === undefined) {
    const found = new Set<string>();
    collect(document, found);
    for (const word of split(document._id)) found.add(word);
    words = edge + [...found].join(edge) + edge;
    searchable.set(document, words);
  }
  return words;
}

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') {
    for (const word of split(value)) words.add(word);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, words);
  } else if (isObject(value)) {
    for (const key in value) if (!key.startsWith('_')) collect(value[key], words);
  }
}

function split(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

type Term = { word: string; prefix: boolean; excluded: boolean };

const parsedTerms = new Map<string, Term[]>();

/** Reads `word`, `pre*` and `-not`; several must all hold. An empty text or a bare `*` has no terms. */
function termsOf(text: string): Term[] {
  const known = parsedTerms.get(text);
  if (known) return known;
  const terms = text.split(/\s+/).flatMap((part) => {
    const words = split(part);
    return words.map((word, index) => ({
      word,
      prefix: part.endsWith('*') && index === words.length - 1,
      excluded: part.startsWith('-'),
    }));
  });
  if (parsedTerms.size > 100) parsedTerms.clear();
  parsedTerms.set(text, terms);
  return terms;
}

export function matchesWords(document: Doc, text: string): boolean {
  const terms = termsOf(text);
  if (terms.length === 0) return true;
  const words = wordsOf(document);
  return terms.every(({ word, prefix, excluded }) => {
    const present = words.includes(edge + word + (prefix ? '' : edge));
    return present !== excluded;
  });
}
