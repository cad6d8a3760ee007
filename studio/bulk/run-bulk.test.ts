import { checkedSite } from 'schemas/checks/checked-site.ts';
import { examplePage, localized } from 'schemas/publication/example.test-data.ts';
import { nextTranslationRecords } from 'schemas/publication/translation-records.ts';
import { expect, test } from 'vitest';
import type { PublishRules } from '../unpublished/publish-together.ts';
import { type BulkAction, runBulk } from './run-bulk.ts';
import type { Revised } from '../content/versions.ts';
import { type Target, withStatus } from './target.ts';

const stored = (id: string, fields: Record<string, unknown> = {}): Revised => ({
  ...examplePage({ title: localized({ nl: id }), kind: 'content', ...fields }),
  _id: id,
  _rev: `${id}-1`,
  _createdAt: '2026-03-01T09:00:00Z',
  _updatedAt: '2026-03-01T09:00:00Z',
});
const draftOf = (document: Revised, fields: Record<string, unknown> = {}): Revised => ({
  ...document,
  ...fields,
  _id: `drafts.${document._id}`,
  _rev: `${document._id}-2`,
});

const siteOf = (blockingChecks: string[]) =>
  checkedSite([
    { _id: 'site-settings', _type: 'siteSettings', enabledLanguages: ['nl', 'fr'], blockingChecks },
  ]);

const easy: PublishRules = {
  errorsOf: () => Promise.resolve([]),
  siteWith: () => Promise.resolve(siteOf([])),
};

async function run(
  documents: readonly Revised[],
  action: BulkAction,
  { targets, rules = easy, onward }: { targets: readonly Target[]; rules?: PublishRules; onward?: string },
) {
  const requests: unknown[] = [];
  const client = {
    fetch: (_query: string, { wanted }: { wanted?: string[] }) =>
      Promise.resolve(wanted ? documents.filter(({ _id }) => wanted.includes(_id)) : documents),
    mutate: (mutations: unknown) => Promise.resolve(void requests.push(mutations)),
    action: (actions: unknown) => Promise.resolve(void requests.push(actions)),
  };
  const result = await runBulk(client as never, action, { targets, rules, onward });
  return { requests, changed: result.changed, refused: result.refused };
}

const modules = [
  { _type: 'articleModule', _key: 'a', status: 'published' },
  { _type: 'quoteModule', _key: 'b', status: 'published' },
];

test('pages and modules are hidden together, in what is published and in drafts, and nothing else changes', async () => {
  const page = stored('page', { modules });
  const draft = draftOf(page, { modules: modules.slice(0, 1) });
  const { requests, changed } = await run([page, draft, stored('other')], 'hide', {
    targets: [{ id: 'page', moduleKey: 'a' }, { id: 'page', moduleKey: 'b' }, { id: 'other' }],
  });
  const [a, b] = ['modules[_key=="a"].status', 'modules[_key=="b"].status'] as const;
  expect(requests).toEqual([
    [
      { patch: { id: 'drafts.page', ifRevisionID: 'page-2', set: { [a]: 'draft' } } },
      { patch: { id: 'page', ifRevisionID: 'page-1', set: { [a]: 'draft', [b]: 'draft' } } },
      { patch: { id: 'other', ifRevisionID: 'other-1', set: { status: 'draft' } } },
    ],
  ]);
  expect(changed).toEqual(['page', 'other']);
});

test('what visitors could not read is not shown, and neither is what was never published; each says why', async () => {
  const hidden = stored('hidden', { status: 'draft' });
  const wrong = stored('wrong', { status: 'draft' });
  const rules: PublishRules = {
    ...easy,
    siteWith: () => Promise.resolve(siteOf(['translations'])),
    errorsOf: ({ _id, status }) =>
      Promise.resolve(_id === 'wrong' && status === 'published' ? ['Nederlands is required.'] : []),
  };
  const targets = [{ id: 'hidden' }, { id: 'wrong' }, { id: 'new' }];
  const { requests, refused } = await run([hidden, wrong, draftOf(stored('new'))], 'show', {
    targets,
    rules,
  });
  expect(requests).toEqual([]);
  expect(refused).toEqual([
    { id: 'hidden', reasons: [expect.stringMatching('Français: ')] },
    { id: 'wrong', reasons: ['Nederlands is required.', expect.stringMatching('Français: ')] },
    { id: 'new', reasons: ['It was never published: publish it.'] },
  ]);
});

test('a page that the site needs is neither hidden nor unpublished', async () => {
  const needed = [
    stored('home', { kind: 'home' }),
    stored('privacy', { path: localized({ nl: '/privacy/', en: '/privacy-statement/' }) }),
  ];
  for (const action of ['hide', 'unpublish'] as const) {
    const { requests, refused } = await run(needed, action, {
      targets: needed.map(({ _id: id }) => ({ id })),
    });
    expect(requests).toEqual([]);
    expect(refused).toEqual([
      { id: 'home', reasons: ['The site cannot do without its home page.'] },
      { id: 'privacy', reasons: ['The law asks for this page, and the footer links to it.'] },
    ]);
  }
});

test('drafts are published together; a page without one and a module alone say why not', async () => {
  const page = stored('page');
  const targets = [{ id: 'page' }, { id: 'same' }, { id: 'third', moduleKey: 'a' }];
  const { requests, changed, refused } = await run([page, draftOf(page), stored('same')], 'publish', {
    targets,
  });
  expect(requests).toHaveLength(1);
  expect(changed).toEqual(['page']);
  expect(refused.map(({ id }) => id)).toEqual(['same', 'third']);
});

test('pages leave the site and its menu in one request, all but those that a text links to', async () => {
  const pages = [stored('a', { path: localized({ nl: '/a/' }) }), stored('b'), stored('linked')];
  const items = ['a', 'other', 'b'].map((_ref) => ({ _key: _ref, page: { _ref } }));
  const menu = { ...stored('menu'), _type: 'menu', items };
  const redirect = { ...stored('poster'), _type: 'redirect', from: '/b/', to: { page: { _ref: 'b' } } };
  const to = { _type: 'link', page: { _type: 'reference', _ref: 'advice' } };
  const advice = stored('advice', { link: { page: { _ref: 'linked' } } });
  const documents = [...pages, menu, redirect, advice];
  const targets = ['a', 'b', 'linked', 'gone'].map((id) => ({ id }));
  const { requests, changed, refused } = await run(documents, 'unpublish', { targets, onward: 'advice' });
  expect(requests).toEqual([
    [
      { patch: { id: 'menu', set: { items: [items[1]] } } },
      { patch: { id: 'poster', set: { to } } },
      { create: expect.objectContaining({ _type: 'redirect', from: '/nl/a/', to }) as object },
      ...pages
        .slice(0, 2)
        .flatMap((page) => [
          { createIfNotExists: { ...page, _id: `drafts.${page._id}` } },
          { delete: { id: page._id } },
        ]),
    ],
  ]);
  expect(changed).toEqual(['a', 'b']);
  expect(refused).toEqual([
    { id: 'linked', reasons: ['First remove the links to it, or hide it. They are in: advice.'] },
  ]);
});

test('translations of a chosen module are confirmed, and those of the rest of the page are not', async () => {
  const at = (nl: string) => ({
    title: localized({ nl, fr: 'Titre' }),
    modules: modules.map((module) => ({ ...module, title: localized({ nl, fr: 'Titre' }) })),
  });
  const before = stored('page', at('Titel'));
  const page = {
    ...stored('page', at('Andere titel')),
    translationRecords: nextTranslationRecords(stored('page', at('Andere titel')), before),
  };
  const targets = [{ id: 'page', moduleKey: 'a' }];
  const { requests, changed } = await run([page], 'confirm-translations', { targets });
  expect(changed).toEqual(['page']);
  expect(requests).toMatchObject([[{ patch: { id: 'page', ifRevisionID: 'page-1' } }]]);
  const set = (requests[0] as { patch: { set: Record<string, unknown> } }[])[0]?.patch.set;
  const again = await run([{ ...page, ...set }], 'confirm-translations', { targets });
  expect(again.refused).toEqual([{ id: 'page', reasons: ['No translation is outdated.'] }]);
  const whole = await run([{ ...page, ...set }], 'confirm-translations', { targets: [{ id: 'page' }] });
  expect(whole.changed).toEqual(['page']);
});

test('the state of a module is checked as it will be, and a page without modules gets none', () => {
  const page = stored('a', { modules: [{ _key: 'm', _type: 'textModule', status: 'draft' }] });
  const targets: Target[] = [{ id: 'a', moduleKey: 'm' }];
  expect(withStatus(page, targets, 'published')).toEqual({
    ...page,
    modules: [{ _key: 'm', _type: 'textModule', status: 'published' }],
  });
  expect(withStatus(stored('b'), [{ id: 'b' }], 'draft')).toEqual({ ...stored('b'), status: 'draft' });
});
