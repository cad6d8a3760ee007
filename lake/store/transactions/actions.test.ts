import type { Action, SanityClient } from '@sanity/client';
import { expect, test } from 'vitest';
import { freshClient } from '../../testing/fresh-lake.test-data.ts';

const pair = { draftId: 'drafts.a', publishedId: 'a' };
const page = { _id: 'a', _type: 'page', title: 'Published' };
const draft = { _id: 'drafts.a', _type: 'page', title: 'Draft' };

const stored = (client: SanityClient) =>
  client.fetch<Record<string, string>[]>('*{_id, title}', {}, { perspective: 'raw' });

test('the first edit makes a draft of the published document', async () => {
  const client = await freshClient(page);
  await client.action({
    actionType: 'sanity.action.document.edit',
    ...pair,
    patch: { set: { title: 'New' } },
  });
  expect(await stored(client)).toEqual([
    { _id: 'a', title: 'Published' },
    { _id: 'drafts.a', title: 'New' },
  ]);
});

test('an empty edit with the guard field of the Studio makes the draft and adds no field', async () => {
  const client = await freshClient(page);
  const patch = { unset: ['_empty_action_guard_pseudo_field_'] };
  await client.action({ actionType: 'sanity.action.document.edit', ...pair, patch });
  const created = await client.getDocument('drafts.a');
  expect(Object.keys(created ?? {}).sort()).toEqual([
    '_createdAt',
    '_id',
    '_rev',
    '_type',
    '_updatedAt',
    'title',
  ]);
});

test('an edit of nothing is refused', async () => {
  const client = await freshClient();
  const edit: Action = { actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title: 'x' } } };
  await expect(client.action(edit)).rejects.toMatchObject({
    statusCode: 409,
    details: { type: 'actionError' },
  });
});

test('publishing replaces the published document, keeps its first date and removes the draft', async () => {
  const client = await freshClient({ ...page, _createdAt: '2020-01-01T00:00:00Z', old: true }, draft);
  await client.action({ actionType: 'sanity.action.document.publish', ...pair });
  const published = await client.getDocument('a');
  expect(published).toMatchObject({ title: 'Draft', _createdAt: '2020-01-01T00:00:00Z' });
  expect(published).not.toHaveProperty('old');
  expect(await stored(client)).toHaveLength(1);
});

test('publishing against another revision is refused and leaves both documents', async () => {
  const client = await freshClient(page, draft);
  const publish = (revision: object) =>
    client.action({ actionType: 'sanity.action.document.publish', ...pair, ...revision });
  await expect(publish({ ifPublishedRevisionId: 'other' })).rejects.toThrow('unexpected revision');
  await expect(publish({ ifDraftRevisionId: 'other' })).rejects.toThrow('unexpected revision');
  expect(await stored(client)).toHaveLength(2);
});

test('a removed document is not brought back by publishing over its last revision', async () => {
  const client = await freshClient(page, draft);
  const { _rev: ifPublishedRevisionId } = (await client.getDocument('a')) ?? {};
  await client.delete('a');
  const publish = { actionType: 'sanity.action.document.publish', ...pair, ifPublishedRevisionId } as const;
  await expect(client.action(publish)).rejects.toMatchObject({ statusCode: 409 });
  expect(await stored(client)).toEqual([{ _id: 'drafts.a', title: 'Draft' }]);
});

test('references that waited for their target become strong on publishing, at any depth', async () => {
  const weak = { _type: 'reference', _ref: 'b', _weak: true };
  const waiting = { ...weak, _strengthenOnPublish: { type: 'page' } };
  const weakBySchema = { ...weak, _strengthenOnPublish: { type: 'page', weak: true } };
  const list = ['a', { deep: [waiting, weakBySchema, weak] }, null];
  const client = await freshClient({ ...draft, waiting, list }, { _id: 'b', _type: 'page' });
  await client.action({ actionType: 'sanity.action.document.publish', ...pair });
  const strong = { _type: 'reference', _ref: 'b' };
  const published = await client.getDocument('a');
  expect(published?.['waiting']).toEqual(strong);
  expect(published?.['list']).toEqual(['a', { deep: [strong, weak, weak] }, null]);
});

test('publishing before the target exists is refused', async () => {
  const waiting = { _type: 'reference', _ref: 'b', _weak: true, _strengthenOnPublish: { type: 'page' } };
  const client = await freshClient({ ...draft, waiting });
  await expect(client.action({ actionType: 'sanity.action.document.publish', ...pair })).rejects.toThrow(
    '"b"',
  );
  expect(await stored(client)).toEqual([{ _id: 'drafts.a', title: 'Draft' }]);
});

test('unpublishing keeps the content as a draft, and an existing draft as it is', async () => {
  const client = await freshClient(page);
  await client.action({ actionType: 'sanity.action.document.unpublish', ...pair });
  expect(await stored(client)).toEqual([{ _id: 'drafts.a', title: 'Published' }]);
  await client.create(page);
  await client.patch('drafts.a').set({ title: 'Mine' }).commit();
  await client.action({ actionType: 'sanity.action.document.unpublish', ...pair });
  expect(await stored(client)).toEqual([{ _id: 'drafts.a', title: 'Mine' }]);
});

test('deleting removes the published document and the drafts it names, and refuses to leave one behind', async () => {
  const client = await freshClient(page, draft);
  const remove = (includeDrafts: string[]) =>
    client.action({ actionType: 'sanity.action.document.delete', publishedId: 'a', includeDrafts });
  await expect(remove([])).rejects.toThrow('has a draft');
  await remove(['drafts.a']);
  expect(await stored(client)).toEqual([]);
  await expect(remove([])).rejects.toThrow('was not found');
});

test('discarding removes the draft by either name of the action, and nothing that is published', async () => {
  const client = await freshClient(page, draft);
  await client.action({ actionType: 'sanity.action.document.version.discard', versionId: 'drafts.a' });
  await client.create(draft);
  await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' });
  expect(await stored(client)).toEqual([{ _id: 'a', title: 'Published' }]);
  const wrong: Action = { actionType: 'sanity.action.document.discard', draftId: 'a' };
  await expect(client.action(wrong)).rejects.toMatchObject({ statusCode: 400 });
});

test('creating fails or is passed over when the document exists', async () => {
  const client = await freshClient(draft);
  const create = (ifExists: 'fail' | 'ignore'): Action => ({
    actionType: 'sanity.action.document.create',
    publishedId: 'a',
    attributes: { ...draft, title: 'Other' },
    ifExists,
  });
  await expect(client.action(create('fail'))).rejects.toThrow('already exists');
  await client.action(create('ignore'));
  expect(await stored(client)).toEqual([{ _id: 'drafts.a', title: 'Draft' }]);
});

test('actions of one request see each other and are applied together', async () => {
  const client = await freshClient();
  const create: Action = {
    actionType: 'sanity.action.document.create',
    publishedId: 'a',
    attributes: draft,
    ifExists: 'fail',
  };
  const edit: Action = {
    actionType: 'sanity.action.document.edit',
    ...pair,
    patch: { set: { title: 'Edited' } },
  };
  await client.action([create, edit, { actionType: 'sanity.action.document.publish', ...pair }]);
  expect(await stored(client)).toEqual([{ _id: 'a', title: 'Edited' }]);
  await expect(client.action([edit, { ...create, publishedId: 'a' }])).rejects.toMatchObject({
    statusCode: 409,
  });
  expect(await stored(client)).toEqual([{ _id: 'a', title: 'Edited' }]);
});

test('a version is made from a base or from a document, and discarded', async () => {
  const client = await freshClient(page);
  const publishedId = 'a';
  const actionType = 'sanity.action.document.version.create';
  await client.action({ actionType, publishedId, baseId: 'a', versionId: 'versions.r1.a' });
  await client.action({
    actionType,
    publishedId,
    document: { _id: 'versions.r2.a', _type: 'page', title: 'R2' },
  });
  expect(await client.fetch('*{title}', {}, { perspective: ['r2', 'r1'] })).toEqual([{ title: 'R2' }]);
  await client.action({ actionType: 'sanity.action.document.version.discard', versionId: 'versions.r2.a' });
  expect(await client.fetch('*{title}', {}, { perspective: ['r2', 'r1'] })).toEqual([{ title: 'Published' }]);
});

test('releases are refused as a missing right, unknown actions as a bad request', async () => {
  const client = await freshClient();
  const release: Action = { actionType: 'sanity.action.release.create', releaseId: 'r' };
  const refused = { statusCode: 403, details: { type: 'actionError' } };
  await expect(client.action(release)).rejects.toMatchObject(refused);
  for (const actionType of ['sanity.action.nothing', 'constructor', '__proto__']) {
    await expect(client.action({ actionType } as never)).rejects.toMatchObject({ statusCode: 400 });
  }
});
