import { expect, test } from 'vitest';
import { isObject } from '../../store/document.ts';
import { engine } from '../engine.ts';
import { run } from '../evaluate.ts';
import { hiddenPrefix, instrument } from './instrument.ts';

const documents = [
  {
    _id: 'a',
    _type: 'page',
    title: 'A',
    n: 1,
    next: { _ref: 'b' },
    list: [
      { _key: 'x', v: 'one' },
      { _key: 'y', v: 'two' },
    ],
  },
  { _id: 'b', _type: 'page', title: 'B', n: 2 },
].map((document) => ({ ...document, _rev: '', _createdAt: '', _updatedAt: '' }));

function evaluated(tree: ReturnType<typeof engine.parse>): unknown {
  const get = (id: string) => documents.find((document) => document._id === id);
  return run(
    { tree, once: [] },
    {
      source: { documents, get },
      params: {},
      identity: '',
      sanity: { projectId: '', dataset: '' },
    },
  );
}

function visible(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(visible);
  if (!isObject(value)) return value;
  const shown = Object.entries(value).filter(([name]) => !name.startsWith(hiddenPrefix));
  return Object.fromEntries(shown.map(([name, item]) => [name, visible(item)]));
}

test.each([
  '*{title, "next": next->title}',
  '*{..., "title": upper(title)}',
  '*{n == 1 => {title}, n == 2 => {"only": "two"}}',
  '*[0]{"values": list[].v, "first": list[0]{v}, "pick": select(n == 1 => title, "none")}',
  '*{title}[title == "A"]{..., "more": title}',
  '*{title, n} | order(n desc)[0...1]',
  '*{"t": coalesce(missing, title)}.t',
  '[{"a": *[0].title}, *[1]{title}]',
  '{"count": count(*{title}), "names": array::join(*{title}.title, ", ")}',
  'array::compact(*{"x": missing, "list": list[]{v}})',
])('hidden attributes change nothing that shows: %s', (query) => {
  const plain = engine.parse(query, {});
  const { tree, hidden } = instrument(plain);
  const wrapped = evaluated(tree);
  expect(hidden.size).toBeGreaterThan(0);
  expect(visible(wrapped)).toEqual({ value: evaluated(plain) });
});

test('conditions and orderings are left as they are written', () => {
  const plain = engine.parse('*[count(*{title}) > 1] | order({"k": n}.k)', {});
  const { hidden } = instrument(plain);
  expect([...hidden.values()]).toEqual([{ attribute: 'value' }]);
});

test('each attribute is told of by its name, each spread as a spread', () => {
  const { hidden } = instrument(engine.parse('*{..., "a": title, b}', {}));
  expect([...hidden.values()]).toEqual([
    'spread',
    { attribute: 'a' },
    { attribute: 'b' },
    { attribute: 'value' },
  ]);
});
