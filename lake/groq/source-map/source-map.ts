import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../store/document.ts';
import type { JsonObject } from '../../store/document.ts';
import type { View } from '../../store/views/view.ts';
import { metered } from '../budget.ts';
import { run } from '../evaluate.ts';
import type { QueryContext } from '../evaluate.ts';
import { hoist } from '../hoist.ts';
import type { Plan } from '../hoist.ts';
import type { ParsedQuery } from '../parse.ts';
import { useIndexes } from '../use-indexes.ts';
import { instrument } from './instrument.ts';
import type { Hidden } from './instrument.ts';
import { Origins } from './origins.ts';
import type { Place, Step } from './origins.ts';
import { SourceReader } from './read-sources.ts';
import type { Mapped, ResultPath } from './read-sources.ts';

export type SourceMap = {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >;
};

type SourcedQuery = { plan: Plan; hidden: ReadonlyMap<string, Hidden> };

const originsOf = new WeakMap<View, Origins>();
const sourcedQueries = new WeakMap<ParsedQuery, SourcedQuery>();

/**
 * Maps the values of a result to their documents and paths, in the format of Sanity's content source maps. The result
 * equals that of the plain query; a value without a known source is left out.
 * @param byKey names array items by their `_key` where they have one
 */
export function sourceMapOf(
  parsed: ParsedQuery,
  context: QueryContext & { source: View },
  result: unknown,
  byKey: boolean,
): SourceMap {
  const origins = originsOf.get(context.source) ?? new Origins();
  originsOf.set(context.source, origins);
  origins.update(context.source.documents);
  return describe(traced(parsed, context, result, origins), byKey);
}

function traced(parsed: ParsedQuery, context: QueryContext, result: unknown, origins: Origins): Mapped[] {
  const { plan, hidden } = sourced(parsed);
  const reader = new SourceReader(origins, hidden);
  const wrapped = attempt(plan, context);
  const [marker] = Object.entries(wrapped).filter(([name]) => hidden.has(name));
  const seen = reader.read(wrapped['value'], [], marker?.[1]);
  if (isDeepStrictEqual(seen ?? null, result ?? null)) return reader.mappings;
  const identityOnly = new SourceReader(origins, new Map());
  identityOnly.read(result, []);
  return identityOnly.mappings;
}

function attempt(plan: Plan, context: QueryContext): JsonObject {
  try {
    const wrapped = run(plan, context);
    return isObject(wrapped) ? wrapped : {};
  } catch {
    return {};
  }
}

function sourced(parsed: ParsedQuery): SourcedQuery {
  let found = sourcedQueries.get(parsed);
  if (!found) {
    const { tree, hidden } = instrument(parsed.plain);
    found = { plan: metered(useIndexes(hoist(tree))), hidden };
    sourcedQueries.set(parsed, found);
  }
  return found;
}

function describe(mapped: readonly Mapped[], byKey: boolean): SourceMap {
  const documents = new Map<string, { _id: string; _type: string }>();
  const paths = new Set<string>();
  const located = mapped.map(({ path, place }) => {
    const { _id, _type } = place.document;
    const original = place.document['_originalId'];
    const id = typeof original === 'string' ? original : _id;
    if (!documents.has(id)) documents.set(id, { _id: id, _type });
    const source = sourcePath(place, byKey);
    paths.add(source);
    return { key: resultPath(path), id, source };
  });
  const documentAt = indexesOf(documents.keys());
  const pathAt = indexesOf(paths);
  const mappings = located.map(({ key, id, source }) => {
    const at = {
      type: 'documentValue',
      document: documentAt.get(id) ?? 0,
      path: pathAt.get(source) ?? 0,
    } as const;
    return [key, { type: 'value', source: at }] as const;
  });
  return { documents: [...documents.values()], paths: [...paths], mappings: Object.fromEntries(mappings) };
}

function indexesOf(items: Iterable<string>): Map<string, number> {
  return new Map([...items].map((item, index) => [item, index]));
}

const escapes: Readonly<Record<string, string>> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
};

function quoted(name: string): string {
  return `'${name.replace(/[\f\n\r\t'\\]/g, (character) => escapes[character] ?? character)}'`;
}

function resultPath(path: ResultPath): string {
  return `$${path.map((step) => (typeof step === 'number' ? `[${step}]` : `[${quoted(step)}]`)).join('')}`;
}

function sourcePath({ steps }: Place, byKey: boolean): string {
  const text = (step: Step) => {
    if (typeof step === 'string') return `[${quoted(step)}]`;
    return byKey && step.key !== null ? `[?(@._key==${quoted(step.key)})]` : `[${step.index}]`;
  };
  return `$${steps.map(text).join('')}`;
}
