import { expect, test, vi } from 'vitest';
import { testSettings } from '../../platform/settings.test-data.ts';
import { contentStore, refusal, type Stored } from './content-store.test-data.ts';
import { canRunSchedules, runSchedules } from './run-schedules.server.ts';

const settings = { ...testSettings, SANITY_SCHEDULE_TOKEN: 'editor' };
const localized = (nl: string) => [{ _type: 'internationalizedArrayStringValue', language: 'nl', value: nl }];

const page = (_id: string, fields: object = {}): Stored => ({
  _id,
  _type: 'page',
  _rev: `${_id}-1`,
  status: 'published',
  kind: 'content',
  title: localized('Titel'),
  path: localized('/a/'),
  ...fields,
});

const plan = (fields: object = {}): Stored => ({
  _id: 'schedule.1',
  _type: 'schedule',
  _rev: 'plan-1',
  documentId: 'page-a',
  action: 'publish',
  at: '2026-12-01T08:00:00.000Z',
  state: 'planned',
  ...fields,
});

type Store = ReturnType<typeof contentStore>;

const runAt = (store: Store, now: string) =>
  runSchedules({ settings, clock: () => new Date(now) }, () => store.client);

const due = '2026-12-01T08:00:00.000Z';

test('what is planned is published when its time has come, once, however late', async () => {
  const store = contentStore([page('drafts.page-a', { title: localized('Nieuw') }), page('page-a'), plan()]);
  expect(await runAt(store, '2026-12-01T07:59:59.999Z')).toBe(0);
  expect(store.get('drafts.page-a')).toBeDefined();
  expect(await runAt(store, '2026-12-02T15:00:00.000Z')).toBe(1);
  expect(store.get('page-a')).toMatchObject({ title: localized('Nieuw') });
  expect(store.get('drafts.page-a')).toBeUndefined();
  expect(store.get('schedule.1')).toMatchObject({ state: 'done', endedAt: '2026-12-02T15:00:00.000Z' });
  expect(await runAt(store, '2026-12-02T15:01:00.000Z')).toBe(0);
  expect(store.actions).toEqual(['publish page-a']);
});

test('a planned publication adds former paths, as the button of the Studio does', async () => {
  const draft = page('drafts.page-a', { path: localized('/nieuw/') });
  const store = contentStore([draft, page('page-a', { path: localized('/oud/') }), plan()]);
  await runAt(store, due);
  expect(store.get('page-a')).toMatchObject({ formerPaths: [{ language: 'nl', path: '/oud/' }] });
});

test('what is planned is taken off the site and stays as a draft', async () => {
  const store = contentStore([page('page-a'), plan({ action: 'unpublish' })]);
  expect(await runAt(store, due)).toBe(1);
  expect(store.get('page-a')).toBeUndefined();
  expect(store.get('drafts.page-a')).toMatchObject({ title: localized('Titel') });
});

test('of two runs at once one carries the plan out', async () => {
  const store = contentStore([page('drafts.page-a'), plan()]);
  const ended = await Promise.all([runAt(store, due), runAt(store, due)]);
  expect(ended.toSorted()).toEqual([0, 1]);
  expect(store.actions).toEqual(['publish page-a']);
  expect(store.get('schedule.1')).toMatchObject({ state: 'done' });
});

test('a run that was killed before or after it published is made up for two minutes later', async () => {
  for (const isPublished of [false, true]) {
    const startedAt = due;
    const documents = isPublished
      ? [page('page-a', { _rev: 'schedule-1' }), page('drafts.page-a', { title: localized('Volgende') })]
      : [page('drafts.page-a')];
    const store = contentStore([...documents, plan({ state: 'running', startedAt })]);
    expect(await runAt(store, '2026-12-01T08:01:59.000Z')).toBe(0);
    expect(await runAt(store, '2026-12-01T08:02:00.000Z')).toBe(1);
    expect(store.get('schedule.1')).toMatchObject({ state: 'done' });
    expect(store.actions).toEqual(isPublished ? [] : ['publish page-a']);
  }
});

test('a store that fails is tried again, also when it did publish before the connection broke', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  for (const when of ['before', 'after'] as const) {
    const store = contentStore([page('drafts.page-a'), plan()]);
    store.failOnce(when, new Error('The connection broke.'));
    expect(await runAt(store, due)).toBe(0);
    expect(store.get('schedule.1')).toMatchObject({ state: 'planned', problem: 'store-down' });
    expect(await runAt(store, '2026-12-01T08:01:00.000Z')).toBe(1);
    expect(store.get('schedule.1')).toMatchObject({ state: 'done' });
    expect(store.get('schedule.1')).not.toHaveProperty('problem');
    expect(store.actions).toEqual(['publish page-a']);
  }
});

test('a token that may not publish and a draft that is being typed in are tried again too', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const store = contentStore([page('drafts.page-a'), plan()]);
  store.failOnce('before', refusal(403, 'Insufficient permissions'));
  await runAt(store, due);
  expect(store.get('schedule.1')).toMatchObject({ state: 'planned', problem: 'not-allowed' });
  store.failOnce('before', refusal(409, 'unexpected revision'));
  await runAt(store, due);
  expect(store.get('schedule.1')).toMatchObject({ state: 'planned', problem: 'busy' });
  expect(await runAt(store, due)).toBe(1);
});

test('a plan that cannot be carried out says why', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const slider = { _type: 'reference', _ref: 'slider-new' };
  const menu = { ...page('menu'), items: [{ page: { _type: 'reference', _ref: 'page-a' } }] };
  const cases = [
    [[page('page-a'), plan()], 'nothing-to-publish'],
    [[page('drafts.page-a'), plan({ action: 'unpublish' })], 'nothing-to-unpublish'],
    [[page('drafts.page-a', { slider }), plan()], 'links-to-unpublished'],
    [[page('page-a'), menu, plan({ action: 'unpublish' })], 'linked-from'],
    [[page('page-a', { kind: 'home' }), plan({ action: 'unpublish' })], 'needed'],
    [[page('drafts.page-a', { kind: 'home', status: 'draft' }), page('page-a'), plan()], 'incomplete'],
  ] as const;
  for (const [documents, problem] of cases) {
    const store = contentStore(documents);
    expect(await runAt(store, due)).toBe(1);
    expect(store.get('schedule.1')).toMatchObject({ state: 'failed', problem });
    expect(store.actions).toEqual([]);
  }
  const refused = contentStore([page('drafts.page-a'), plan()]);
  refused.failOnce('before', refusal(400, 'Bad request'));
  await runAt(refused, due);
  expect(refused.get('schedule.1')).toMatchObject({ state: 'failed', problem: 'refused' });
});

test('a plan that fails stops no other, and a cancelled one is left alone', async () => {
  const other = { _id: 'schedule.2', documentId: 'page-b', at: '2026-12-01T07:00:00.000Z' };
  const cancelled = { _id: 'schedule.3', documentId: 'page-c', state: 'cancelled' };
  const drafts = ['b', 'c'].map((name) => page(`drafts.page-${name}`, { path: localized(`/${name}/`) }));
  const store = contentStore([...drafts, plan(), plan(other), plan(cancelled)]);
  expect(await runAt(store, due)).toBe(2);
  expect(store.actions).toEqual(['publish page-b']);
  expect(store.get('drafts.page-c')).toBeDefined();
});

test('a site without a token for it plans nothing', async () => {
  const store = contentStore([page('drafts.page-a'), plan()]);
  const run = { settings: testSettings, clock: () => new Date(due) };
  expect(await runSchedules(run, () => store.client)).toBe(0);
  expect(store.actions).toEqual([]);
  expect([canRunSchedules(run), canRunSchedules({ settings })]).toEqual([false, true]);
});

test('a draft that is no longer complete fails with what is missing, as in the Studio', async () => {
  const settings = (blockingChecks: string[]): Stored => ({
    _id: 'site-settings',
    _type: 'siteSettings',
    _rev: 'settings-1',
    enabledLanguages: ['nl', 'fr'],
    blockingChecks,
  });
  const missing = 'Not yet written in this language: visitors would read the text in Nederlands.';
  const draft = page('drafts.page-a');
  const cases: [Stored, Stored, string[] | undefined][] = [
    [{ ...draft, path: undefined }, settings([]), ['This field is required.']],
    [
      { ...draft, kind: undefined, title: [] },
      settings(['translations']),
      ['This field is required.', missing],
    ],
    [draft, settings(['translations']), [missing]],
    [draft, settings([]), undefined],
  ];
  for (const [changed, site, reasons] of cases) {
    const store = contentStore([changed, site, plan()]);
    expect(await runAt(store, due)).toBe(1);
    expect(store.get('schedule.1')).toMatchObject(
      reasons ? { state: 'failed', problem: 'incomplete', reasons } : { state: 'done' },
    );
    expect(store.get('page-a') === undefined).toBe(reasons !== undefined);
  }
});

test('a draft whose address another page took since it was planned fails with the name of that page', async () => {
  const draft = page('drafts.page-a');
  const store = contentStore([draft, page('page-b', { title: localized('De andere') }), plan()]);
  await runAt(store, due);
  expect(store.get('schedule.1')).toMatchObject({
    problem: 'incomplete',
    reasons: ['“De andere” already uses /a/ in Nederlands.'],
  });
  expect(store.get('page-a')).toBeUndefined();
});
