import type { Doc } from '../store/document.ts';
import { randomId } from '../store/ids.ts';
import { startingWith } from '../store/views/sorted-index.ts';
import type { View } from '../store/views/view.ts';
import { call, literal, operation } from './ast.ts';
import type { Node } from './ast.ts';
import { matchesWords } from './text-search.ts';

/** Prefix of every lookup key; random, so that no document can contain it as a reference. */
const mark = `\u0000${randomId()}`;
const separator = '\u0001';

/** Dereferenced once for each step of a query. */
export const stepReference = `${mark}step`;

export type LookupKind = 'id' | 'ids' | 'path' | 'type' | 'types' | 'slug' | 'reference';

export type Source = { readonly documents: readonly Doc[]; get: (id: string) => Doc | undefined } & Partial<
  Pick<View, 'byType' | 'bySlug' | 'byReference'>
>;

/**
 * Builds a node that yields the documents an index has for a value known only at run time. groq-js calls back for
 * dereferences, so the lookup is written as one: `{"_ref": "<mark>type<separator>page"}->`.
 * A value that is no string makes the key null, and the whole dataset is scanned as written.
 */
export function lookupNode(kind: LookupKind, value: Node): Node {
  const text =
    kind === 'ids' || kind === 'types' ? call('array', 'join', [value, literal(separator)]) : value;
  return call('global', 'coalesce', [dereference(kind, text), { type: 'Everything' }]);
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

/** Resolves groq-js's dereferences; `runOnce` yields the result of the subquery of that number. */
export function resolveLookup(
  source: Source,
  reference: string,
  runOnce: (place: number) => unknown,
): unknown {
  if (!reference.startsWith(mark)) return source.get(reference) ?? null;
  const [kind = '', ...rest] = reference.slice(mark.length).split(separator);
  const value = rest.join(separator);
  switch (kind) {
    case 'id':
      return presentOf(source, [value]);
    case 'ids':
      return presentOf(source, [...new Set(rest)].sort());
    case 'path':
      return startingWith(source.documents, value);
    case 'type':
      return source.byType?.get(value) ?? null;
    case 'types':
      return source.byType?.union(rest) ?? null;
    case 'slug':
      return source.bySlug?.get(value) ?? null;
    case 'reference':
      return source.byReference?.get(value) ?? null;
    case 'once':
      return runOnce(Number(value));
    case 'text':
      return textMatch(source, rest);
    default:
      return null;
  }
}

function presentOf(source: Source, ids: string[]): Doc[] {
  return ids.map((id) => source.get(id)).filter((document) => document !== undefined);
}

function textMatch(source: Source, [id = '', ...words]: string[]): boolean {
  const document = source.get(id);
  return document !== undefined && matchesWords(document, words.join(separator));
}
