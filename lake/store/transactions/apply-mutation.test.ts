import { expect, test } from 'vitest';
import { ItemRefused } from '../../api-error.ts';
import { applyMutation } from './apply-mutation.ts';
import type { Doc, JsonObject } from '../document.ts';
import type { Mutation } from './mutation.ts';
import { readMutations } from './mutation.ts';
import { Stage } from './stage.ts';

const stored = new Map<string, Doc>(
  ['a', 'b'].map((id) => [
    id,
    { _id: id, _type: 'page', _rev: 'r1', _createdAt: 'then', _updatedAt: 'then', n: 1 },
  ]),
);

function apply(...mutations: Mutation[]) {
  const stage = new Stage((id) => stored.get(id));
  const select = ({ query }: JsonObject) => (query === '*' ? ['a', 'b'] : []);
  const context = { stage, transactionId: 't1', timestamp: 'now', select };
  return { stage, results: mutations.flatMap((mutation) => applyMutation(mutation, context)) };
}

function refusalOf(...mutations: Mutation[]): unknown {
  try {
    apply(...mutations);
  } catch (error) {
    return error instanceof ItemRefused ? error.detail : error;
  }
  return null;
}

test('a written document is stamped with the transaction, its dates and nothing of the writer’s', () => {
  const { stage, results } = apply({
    create: { _id: 'c', _type: 'page', _rev: 'mine', _updatedAt: 'never', title: 'C' },
  });
  expect(results).toEqual([{ id: 'c', operation: 'create' }]);
  expect(stage.get('c')).toEqual({
    ...{ _id: 'c', _type: 'page', title: 'C' },
    ...{ _rev: 't1', _createdAt: 'now', _updatedAt: 'now' },
  });
});

test('the operation says what happened', () => {
  const operations = (mutation: Mutation) => apply(mutation).results.map(({ operation }) => operation);
  expect(operations({ createIfNotExists: { _id: 'a', _type: 'page' } })).toEqual(['none']);
  expect(operations({ createIfNotExists: { _id: 'c', _type: 'page' } })).toEqual(['create']);
  expect(operations({ createOrReplace: { _id: 'a', _type: 'page' } })).toEqual(['update']);
  expect(operations({ createOrReplace: { _id: 'c', _type: 'page' } })).toEqual(['create']);
  expect(operations({ delete: { id: 'a' } })).toEqual(['delete']);
  expect(operations({ delete: { id: 'missing' } })).toEqual([]);
  expect(operations({ patch: { query: '*', set: { n: 2 } } })).toEqual(['update', 'update']);
  expect(operations({ delete: { query: 'nothing' } })).toEqual([]);
});

test('several ids may be named at once', () => {
  const { results } = apply({ patch: { id: ['a', 'b'], set: { n: 5 } } });
  expect(results.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('listeners are given the document as it was written, and patches by id', () => {
  const { stage } = apply(
    { patch: { query: '*', params: { x: 1 }, set: { n: 2 } } },
    { delete: { query: '*' } },
  );
  expect(stage.changes.get('a')?.mutations).toEqual([
    { patch: { id: 'a', set: { n: 2 } } },
    { delete: { id: 'a' } },
  ]);
  const created = apply({ create: { _id: 'c', _type: 'page' } }).stage.changes.get('c');
  expect(created?.mutations).toEqual([{ create: created?.after }]);
});

test.each<[string, Mutation, object]>([
  ['what exists', { create: { _id: 'a', _type: 'page' } }, { type: 'documentAlreadyExistsError', id: 'a' }],
  ['an id of another type', { create: { _id: 5, _type: 'page' } }, { type: 'validationError', id: 5 }],
  ['an id with a space', { createOrReplace: { _id: 'a b', _type: 'page' } }, { type: 'validationError' }],
  ['no type', { create: { _id: 'c' } }, { type: 'validationError', id: 'c' }],
  ['an empty type', { create: { _id: 'c', _type: '' } }, { type: 'validationError' }],
  [
    'a patch of what is missing',
    { patch: { id: 'c', set: { n: 1 } } },
    { type: 'documentNotFoundError', id: 'c' },
  ],
  [
    'another revision',
    { patch: { id: 'a', ifRevisionID: 'r0' } },
    { type: 'documentRevisionIDDoesNotMatchError' },
  ],
])('%s is refused', (_name, mutation, detail) => expect(refusalOf(mutation)).toMatchObject(detail));

test('a list of mutations names one kind each', () => {
  expect(readMutations({ mutations: [{ delete: { id: 'a' } }, { create: {} }] })).toHaveLength(2);
  expect(readMutations({ mutations: [] })).toEqual([]);
  for (const body of [null, [], {}, { mutations: {} }])
    expect(() => readMutations(body)).toThrow('must be an array');
  for (const item of [null, {}, { create: 1 }, { unknown: {} }, { create: {}, patch: {} }]) {
    expect(() => readMutations({ mutations: [{ delete: {} }, item] })).toThrow('index 1');
  }
});
