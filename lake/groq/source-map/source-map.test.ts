import { createClient } from '@sanity/client';
import type { ContentSourceMap, SanityClient } from '@sanity/client';
import { parseJsonPath, resolveMapping } from '@sanity/client/csm';
import { stegaClean } from '@sanity/client/stega';
import { expect, test } from 'vitest';
import { isObject } from '../../store/document.ts';
import { clientOf, freshClient, freshLake } from '../../testing/fresh-lake.test-data.ts';

const localized = (nl: string, fr: string) => [
  { _type: 'localizedValue', _key: 'nl', language: 'nl', value: nl },
  { _type: 'localizedValue', _key: 'fr', language: 'fr', value: fr },
];

const block = (key: string, text: string) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  children: [{ _type: 'span', _key: `${key}-span`, text, marks: [] }],
});

const documents = [
  { _id: 'ann', _type: 'author', name: 'Ann', title: localized('Makelaar', 'Courtière') },
  {
    _id: 'home',
    _type: 'page',
    slug: { current: 'home' },
    title: localized('Welkom', 'Bienvenue'),
    subtitle: null,
    plain: "It's plain",
    tags: ['one', 'two'],
    author: { _type: 'reference', _ref: 'ann' },
    modules: [
      {
        _key: 'm1',
        _type: 'article',
        title: localized('Artikel', 'Article'),
        body: [block('b1', 'Eerste'), block('b2', 'Tweede')],
      },
      {
        _key: 'm2',
        _type: 'stats',
        title: localized('Cijfers', 'Chiffres'),
        figures: [
          { _key: 'f1', value: '12' },
          { _key: 'f2', value: '34' },
        ],
      },
    ],
  },
  {
    _id: 'contact',
    _type: 'page',
    slug: { current: 'contact' },
    title: localized('Contact', 'Contact'),
    plain: 'Other',
    modules: [],
  },
];

type Answer = { result: unknown; resultSourceMap?: ContentSourceMap };

const ask = (client: SanityClient, query: string, params: Record<string, unknown>) =>
  client.fetch(query, params, {
    filterResponse: false,
    resultSourceMap: 'withKeyArraySelector',
  }) as unknown as Promise<Answer>;

function* strings(value: unknown, path: (string | number)[] = []): Generator<[string, (string | number)[]]> {
  if (typeof value === 'string') yield [value, path];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* strings(item, [...path, index]);
  else if (isObject(value))
    for (const [key, item] of Object.entries(value)) yield* strings(item, [...path, key]);
}

function valueAt(document: unknown, path: ReturnType<typeof parseJsonPath>): unknown {
  return path.reduce<unknown>((at, step) => {
    if (Array.isArray(at) && typeof step === 'object')
      return at.find((item) => isObject(item) && item['_key'] === step._key);
    if (Array.isArray(at) && typeof step === 'number') return at[step];
    return isObject(at) && typeof step === 'string' ? at[step] : undefined;
  }, document);
}

async function unmapped(
  client: SanityClient,
  query: string,
  params: Record<string, unknown> = { lang: 'nl' },
) {
  const { result, resultSourceMap } = await ask(client, query, params);
  expect(result).toEqual(await client.fetch(query, params));
  const missing: string[] = [];
  for (const [value, path] of strings(result)) {
    const found = resolveMapping(path, resultSourceMap);
    if (found?.mapping.type !== 'value' || found.mapping.source.type !== 'documentValue') missing.push(value);
    else {
      const { document, path: at } = found.mapping.source;
      const id = resultSourceMap?.documents[document]?._id ?? '';
      const source = parseJsonPath((resultSourceMap?.paths[at] ?? '') + found.pathSuffix);
      expect([value, valueAt(await client.getDocument(id), source)]).toEqual([value, value]);
    }
  }
  return missing;
}

test.each([
  ['a whole document', '*[_id == "home"][0]'],
  ['a list of documents', '*[_type == "page"] | order(slug.current desc)'],
  ['attributes', '*[_type == "page"]{plain, slug, "current": slug.current}'],
  ['modules as they are', '*[_id == "home"][0]{modules}'],
  ['modules projected', '*[_id == "home"][0]{"modules": modules[]{_type, _key, body, figures[]{value}}}'],
  [
    'modules by type',
    '*[_id == "home"][0]{modules[]{_type, _type == "stats" => {figures}, _type == "article" => {"text": body[0].children[0].text}}}',
  ],
  ['a localized value', '*[_type == "page"]{"title": title[language == $lang][0].value}'],
  [
    'a localized value with a fallback',
    '*[_type == "page"]{"title": coalesce(subtitle[language == $lang][0].value, title[language == $lang][0].value, plain)}',
  ],
  [
    'localized values inside modules',
    '*[_id == "home"][0]{modules[]{_key, "title": coalesce(title[language == $lang][0].value, title[0].value)}}',
  ],
  ['Portable Text', '*[_id == "home"][0].modules[0].body'],
  [
    'Portable Text projected',
    '*[_id == "home"][0].modules[_type == "article"]{body[]{..., children[]{text}}}',
  ],
  [
    'a reference',
    '*[_id == "home"][0]{"name": author->name, author->{name, "job": title[language == $lang][0].value}}',
  ],
  ['a reference as it is', '*[_id == "home"][0]{"author": author->}'],
  [
    'a subquery',
    '*[_id == "home"][0]{"people": *[_type == "author"]{name}, "first": *[_type == "author"][0].name}',
  ],
  [
    'a dependent subquery',
    '*[_type == "author"]{name, "pages": *[_type == "page" && references(^._id)]{plain, "by": ^.name}}',
  ],
  [
    'an independent subquery in every row',
    '*[_type == "page"]{plain, "author": *[_type == "author"][0]{name}}',
  ],
  ['a spread', '*[_type == "page"]{..., "title": title[language == $lang][0].value}'],
  ['a spread of a spread', '*[_type == "page"]{...{..., "plain": slug.current}}'],
  ['a conditional spread', '*[_type == "page"]{_id, slug.current == "home" => {...}}'],
  ['a selection', '*[_type == "page"]{"line": select(slug.current == "home" => author->name, plain)}'],
  ['plain strings in a list', '*[_id == "home"][0]{tags, "last": tags[-1], "first": tags[0]}'],
  ['strings of a list of objects', '*[_id == "home"][0]{"values": modules[_key == "m2"][0].figures[].value}'],
  ['one value', '*[_id == "home"][0].plain'],
  ['one value of a projection', '*[_id == "home"][0]{plain}.plain'],
  ['a list of values', '*[_type == "page"].plain'],
  ['values side by side', '*[_id == "home"][0]{"both": [plain, author->name]}'],
  ['an object made by hand', '{"home": *[_id == "home"][0]{plain}, "people": *[_type == "author"]{name}}'],
  [
    'compacted arrays',
    '*[_id == "home"][0]{"list": array::compact(modules[]{_type == "stats" => {figures}})}',
  ],
])('every string of %s leads to its source', async (_name, query) => {
  expect(await unmapped(await freshClient(...documents), query)).toEqual([]);
});

test.each([
  ['*[_id == "home"][0]{plain, "loud": upper(plain)}', ["IT'S PLAIN"]],
  ['*[_id == "home"][0]{..., "plain": plain + "!"}.plain', ["It's plain!"]],
  ['*[_id == "home"][0]{..., "plain": upper(plain)}.plain', ["IT'S PLAIN"]],
  ['"made up"', ['made up']],
  ['*[_id == "home"][0]{"text": pt::text(modules[0].body)}', ['Eerste\n\nTweede']],
  ['*[_id == "home"]{plain}[plain match "plain"]', []],
  ['*[_type == "author"]{"x": *[references(^._id)]{plain}[references("ann")]}', []],
])('what is computed has no source, and results stay as they are: %s', async (query, computed) => {
  expect(await unmapped(await freshClient(...documents), query)).toEqual(computed);
});

test('queries only the asynchronous engine runs return results, with what sources can be told', async () => {
  const query = '*[_id == "home"]{"page": @, "changed": diff::changedAny({"a": 1}, {"a": 2}, a)}';
  expect(await unmapped(await freshClient(...documents), query)).toEqual([]);
});

test('in the drafts perspective the source is the draft where there is one', async () => {
  const client = (await freshClient(...documents)).withConfig({ perspective: 'drafts' });
  const query = '*[_type == "page"]{"title": title[0].value, "key": modules[1]._key}';
  const ids = async () => (await ask(client, query, {})).resultSourceMap?.documents.map(({ _id }) => _id);
  expect(await ids()).toEqual(['contact', 'home']);
  const patch = { unset: ['modules[0]'] };
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.home',
    publishedId: 'home',
    patch,
  });
  expect(await ids()).toEqual(['contact', 'drafts.home']);
  const { resultSourceMap } = await ask(
    client,
    '*[_id == "home"][0]{modules[]{"title": title[0].value}}',
    {},
  );
  expect(resultSourceMap?.paths).toEqual([
    "$['modules'][?(@._key=='m2')]['title'][?(@._key=='nl')]['value']",
  ]);
});

test('array items are named by place or by key as the request says', async () => {
  const client = await freshClient(...documents);
  const query = '*[_id == "home"][0].modules[1].figures[0].value';
  const paths = async (resultSourceMap: true | 'withKeyArraySelector') => {
    const answer = (await client.fetch(
      query,
      {},
      { filterResponse: false, resultSourceMap },
    )) as unknown as Answer;
    return answer.resultSourceMap?.paths;
  };
  expect(await paths(true)).toEqual(["$['modules'][1]['figures'][0]['value']"]);
  expect(await paths('withKeyArraySelector')).toEqual([
    "$['modules'][?(@._key=='m2')]['figures'][?(@._key=='f1')]['value']",
  ]);
});

test('names with quotes and backslashes are written so that the client reads them', async () => {
  const client = await freshClient({ _id: 'odd', _type: 'page', "it's": { 'back\\slash': 'value' } });
  expect(await unmapped(client, '*[_id == "odd"][0]')).toEqual([]);
});

test('nothing is mapped unless requested', async () => {
  const client = await freshClient(...documents);
  expect(await client.fetch('*[0]', {}, { filterResponse: false })).not.toHaveProperty('resultSourceMap');
});

test("the client's stega strings carry the place to edit", async () => {
  const lake = await freshLake();
  await clientOf(lake).create({ _id: 'a', _type: 'page', title: 'Welcome' });
  const places: unknown[] = [];
  const client = createClient({
    ...clientOf(lake).config(),
    stega: {
      enabled: true,
      studioUrl: 'http://localhost:3333',
      filter: ({ sourceDocument, sourcePath, value }) => {
        places.push([sourceDocument._id, sourcePath, value]);
        return true;
      },
    },
  });
  const { title } = await client.fetch<{ title: string }>('*[_id == "a"][0]{title}');
  expect(places).toEqual([['a', ['title'], 'Welcome']]);
  expect([title === 'Welcome', stegaClean(title)]).toEqual([false, 'Welcome']);
});

test('equal parts are told apart: those of a draft and its document, and those set by one patch', async () => {
  const client = await freshClient({
    _id: 'drafts.a',
    _type: 'page',
    modules: [{ _key: 'one' }, { _key: 'two' }],
  });
  await client
    .patch('drafts.a')
    .set({ 'modules[0:2].title': { nl: 'Titel' } })
    .commit();
  const pair = { draftId: 'drafts.a', publishedId: 'a' };
  await client.action({ actionType: 'sanity.action.document.publish', ...pair });
  const patch = { set: { title: 'Later' } };
  await client.action({ actionType: 'sanity.action.document.edit', ...pair, patch });
  const raw = client.withConfig({ perspective: 'raw' });
  const { resultSourceMap: map } = await ask(raw, '*[_type == "page"]{"titles": modules[].title}', {});
  const places = [0, 1].flatMap((document) => [0, 1].map((title) => [document, 'titles', title, 'nl']));
  const sources = places.map((path) => {
    const found = resolveMapping(path, map);
    if (found?.mapping.type !== 'value' || found.mapping.source.type !== 'documentValue') return null;
    const { document, path: at } = found.mapping.source;
    return `${map?.documents[document]?._id} ${map?.paths[at]}`;
  });
  expect(sources).toEqual([
    "a $['modules'][?(@._key=='one')]['title']",
    "a $['modules'][?(@._key=='two')]['title']",
    "drafts.a $['modules'][?(@._key=='one')]['title']",
    "drafts.a $['modules'][?(@._key=='two')]['title']",
  ]);
});
