import { compareIds, type Doc, isObject } from '../store/document.ts';
import { randomId } from '../store/ids.ts';
import type { View } from '../store/views/view.ts';
import { call, literal, operation, type Node } from './ast.ts';

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

/** Parses `word`, `pre*` and `-not`; all terms must hold. An empty text or a bare `*` has none. */
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

function matchesWords(document: Doc, text: string): boolean {
  const terms = termsOf(text);
  if (terms.length === 0) return true;
  const words = wordsOf(document);
  return terms.every(({ word, prefix, excluded }) => {
    const present = words.includes(edge + word + (prefix ? '' : edge));
    return present !== excluded;
  });
}

/** Prefix of every lookup key; random, so that no document can contain it as a reference. */
const mark = `\u0000${randomId()}`;
const separator = '\u0001';

export const stepReference = `${mark}step`;

export type LookupKind = '_id' | 'references' | '_type';

export type Source = Pick<View, 'documents' | 'get'> & Partial<Pick<View, 'ofType' | 'referringTo'>>;

/**
 * Builds a node that looks up, in an index, a value known only at run time. groq-js calls back for dereferences, so
 * the lookup is written as one: `{"_ref": "<mark>_type<separator>page"}->`.
 * A value that is not a string makes the key null, and the whole dataset is scanned as written.
 */
export function lookupNode(kind: LookupKind, value: Node): Node {
  return call('global', 'coalesce', [dereference(kind, value), { type: 'Everything' }]);
}

export function lookupEachNode(kind: LookupKind, values: Node): Node {
  return lookupNode(kind, call('array', 'join', [values, literal(separator)]));
}

export function textMatchNode(words: Node): Node {
  const id = { type: 'AccessAttribute', name: '_id' };
  return dereference('text', operation('+', operation('+', id, literal(separator)), words));
}

export function onceNode(place: number): Node {
  return dereference('once', literal(String(place)));
}

function dereference(kind: string, text: Node): Node {
  const key = operation('+', literal(mark + kind + separator), text);
  const attributes = [{ type: 'ObjectAttributeValue', name: '_ref', value: key }];
  return { type: 'Deref', base: { type: 'Object', attributes } };
}

export function resolveLookup(
  source: Source,
  reference: string,
  runOnce?: (place: number) => unknown,
): unknown {
  if (!reference.startsWith(mark)) return source.get(reference) ?? null;
  const [kind, ...keys] = reference.slice(mark.length).split(separator);
  if (kind === 'text') return textMatch(source, keys);
  if (kind === 'once') return runOnce?.(Number(keys[0]));
  if (kind === '_id') return union(keys, (id) => source.get(id) ?? []);
  if (kind === '_type') return union(keys, (type) => source.ofType?.(type) ?? source.documents);
  return union(keys, (id) => source.referringTo?.(id) ?? source.documents);
}

function union(keys: readonly string[], find: (key: string) => Doc | readonly Doc[]): readonly Doc[] {
  const found = [...new Set(keys.flatMap(find))];
  return keys.length > 1 ? found.sort(compareIds) : found;
}

function textMatch(source: Source, [id = '', ...words]: readonly string[]): boolean {
  const document = source.get(id);
  return document !== undefined && matchesWords(document, words.join(separator));
}
