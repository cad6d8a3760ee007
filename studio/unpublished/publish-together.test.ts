import type { Action } from '@sanity/client';
import { checkedSite } from 'schemas/checks/checked-site.ts';
import { localized } from 'schemas/publication/example.test-data.ts';
import { expect, test } from 'vitest';
import { publishTogether, type PublishRules } from './publish-together.ts';

type Stored = { _id: string; _type: string; _rev: string; [field: string]: unknown };

const draft = (id: string, fields: object = {}): Stored => ({
  _id: `drafts.${id}`,
  _type: 'page',
  _rev: `${id}-1`,
  status: 'published',
  ...fields,
});

const rules: PublishRules = {
  errorsOf: () => Promise.resolve([]),
  siteWith: () => Promise.resolve(checkedSite([])),
};

function dataset(documents: readonly Stored[]) {
  const requests: Action[][] = [];
  const client = {
    fetch: (_query: string, { wanted, targets }: { wanted?: string[]; targets?: string[] }) =>
      Promise.resolve(
        wanted
          ? documents.filter(({ _id }) => wanted.includes(_id))
          : (targets ?? []).filter((id) => documents.some(({ _id }) => _id === id)),
      ),
    action: (actions: Action[]) => Promise.resolve(void requests.push(actions)),
  };
  const publish = (ids: string[], changes: Partial<PublishRules> = {}) =>
    publishTogether(client as never, ids, { ...rules, ...changes });
  return { publish, requests };
}

const to = (_ref: string) => ({ _type: 'reference', _ref });

test('drafts are published in one request, each in the revision that was looked at', async () => {
  const { publish, requests } = dataset([draft('a'), draft('b'), { ...draft('b'), _id: 'b' }]);
  expect(await publish(['a', 'b'])).toEqual({ published: ['a', 'b'], refused: [] });
  expect(requests).toEqual([
    [
      {
        actionType: 'sanity.action.document.publish',
        draftId: 'drafts.a',
        publishedId: 'a',
        ifDraftRevisionId: 'a-1',
      },
      {
        actionType: 'sanity.action.document.publish',
        draftId: 'drafts.b',
        publishedId: 'b',
        ifDraftRevisionId: 'b-1',
      },
    ],
  ]);
});

test('a page that changes its path keeps the former one, as when it is published alone', async () => {
  const before = { ...draft('a', { path: localized({ nl: '/oud/' }) }), _id: 'a' };
  const { publish, requests } = dataset([before, draft('a', { path: localized({ nl: '/nieuw/' }) })]);
  await publish(['a']);
  expect(requests[0]).toMatchObject([
    { patch: { set: { formerPaths: [{ language: 'nl', path: '/oud/' }] } } },
    { publishedId: 'a' },
  ]);
});

test('what has errors or is not translated is refused by name, the rest is published', async () => {
  const title = localized({ nl: 'Titel' });
  const { publish } = dataset([draft('wrong'), draft('dutch', { title }), draft('good')]);
  const errorsOf = ({ _id }: { _id: string }) =>
    Promise.resolve(_id === 'drafts.wrong' ? ['Nederlands is required.', 'Nederlands is required.'] : []);
  const settings = { enabledLanguages: ['nl', 'fr'], blockingChecks: ['translations'] };
  const site = checkedSite([{ _id: 'site-settings', _type: 'siteSettings', ...settings }]);
  const siteWith = () => Promise.resolve(site);
  expect(await publish(['wrong', 'dutch', 'good', 'gone'], { errorsOf, siteWith })).toEqual({
    published: ['good'],
    refused: [
      { id: 'wrong', reasons: ['Nederlands is required.'] },
      {
        id: 'dutch',
        reasons: ['Français: Not yet written in this language: visitors would read the text in Nederlands.'],
      },
      { id: 'gone', reasons: ['Someone published or discarded it.'] },
    ],
  });
});

test('a new page and the menu that links to it are published together, and not one without the other', async () => {
  const menu = draft('menu', { items: [{ page: to('a') }] });
  const both = dataset([draft('a'), menu]);
  expect((await both.publish(['menu', 'a'])).published).toEqual(['menu', 'a']);
  const alone = dataset([draft('a'), menu, draft('footer', { menu: to('menu') })]);
  expect(await alone.publish(['menu', 'footer'])).toEqual({
    published: [],
    refused: ['menu', 'footer'].map((id) => ({
      id,
      reasons: ['It links to something that is not published.'],
    })),
  });
  expect(alone.requests).toEqual([]);
});
