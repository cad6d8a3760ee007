import type { LiveEvent } from '@sanity/client';
import { expect, test } from 'vitest';
import { clientOf, freshLake, tokens } from './testing/fresh-lake.test-data.ts';

const page = { _id: 'a', _type: 'page', title: 'T' };

test.each<[string, string, unknown]>([
  ['GET', '/data/doc/production/a', { documents: [expect.objectContaining(page)], omitted: [] }],
  ['GET', '/data/doc/production/b', { documents: [], omitted: [{ id: 'b', reason: 'existence' }] }],
  [
    'GET',
    '/data/history/production/events/documents/a',
    { events: { a: [expect.objectContaining({ type: 'publishDocumentVersion' })] }, nextCursor: null },
  ],
  ['GET', '/data/history/production/documents/a', { documents: [expect.objectContaining(page)] }],
  ['GET', '/data/references/production/documents/a/to', { totalCount: 0, references: [] }],
  ['GET', '/data/export/production', expect.stringMatching(/^\{"_id":"a",.+\}\n$/)],
  ['GET', '/users/me', expect.objectContaining({ id: 'lake-editor', isCurrentUser: true })],
  ['GET', '/users/me/keyvalue/studio.a', []],
  ['GET', '/auth/id', { id: 'lake-editor', expiry: expect.stringMatching(/Z$/) as string }],
  [
    'GET',
    '/auth/providers',
    { providers: expect.arrayContaining([expect.objectContaining({ title: 'Bart Willems, editor' })]) as [] },
  ],
  ['POST', '/auth/logout', { ok: true }],
  ['GET', '/projects/test', expect.objectContaining({ id: 'test', isDisabled: false })],
  ['GET', '/projects/test/datasets', [expect.objectContaining({ name: 'production' })]],
  ['GET', '/projects/test/datasets?datasetProfile=comments&addonFor=production', []],
  [
    'GET',
    '/projects/test/datasets/production/acl',
    [expect.objectContaining({ filter: '_id in path("**")' })],
  ],
  [
    'GET',
    '/projects/test/grants',
    { 'sanity.document.filter': [expect.objectContaining({ config: { filter: '_id in path("**")' } })] },
  ],
  ['GET', '/projects/test/user-applications', [expect.objectContaining({ type: 'studio' })]],
  ['GET', '/features', []],
  ['GET', '/ping', { pong: true }],
  ['GET', '/data/ping/production', { pong: true }],
  ['GET', '/projects/test/new-content-release-allowed', false],
  ['GET', '/help', {}],
  ['GET', '/schedules/test/production', { schedules: [] }],
  ['GET', '/check/cors', { result: { allowed: true, withCredentials: true } }],
  ['GET', '/journey/announcements', null],
  ['GET', '/intake/telemetry-status', { status: 'denied' }],
  ['POST', '/intake/batch', {}],
])('the real client is answered: %s %s', async (method, url, body) => {
  const client = clientOf(await freshLake(), tokens.editor);
  await client.create(page);
  expect(await client.request({ method, url })).toEqual(body);
});

test('a query too long for an address is posted by the client, with its parameters', async () => {
  const client = clientOf(await freshLake());
  await client.create(page);
  const comment = `// ${'x'.repeat(20_000)}\n`;
  expect(await client.fetch(`${comment}*[_id == $id].title`, { id: 'a' })).toEqual(['T']);
});

test('the real client hears live events and follows them to fresh responses', async () => {
  const client = clientOf(await freshLake());
  const { syncTags } = await client.fetch('*[_type == "page"]', {}, { filterResponse: false });
  const heard = await new Promise<LiveEvent>((resolve, reject) => {
    const subscription = client.live.events().subscribe({
      next: (event) => {
        if (event.type === 'welcome') void client.create(page);
        if (event.type !== 'message') return;
        subscription.unsubscribe();
        resolve(event);
      },
      error: reject,
    });
  });
  expect(heard).toMatchObject({ type: 'message', tags: syncTags });
  const lastLiveEventId = 'id' in heard ? heard.id : '';
  expect(await client.fetch('count(*[_type == "page"])', {}, { lastLiveEventId })).toBe(1);
});

test.each([
  ['GET', '/graphql/production/default', 'GraphQL'],
  ['GET', '/apis/production/graphql', 'GraphQL'],
  ['GET', '/media-libraries/x', 'the Media Library'],
  ['POST', '/comments/production/setup', 'comments'],
  ['POST', '/agent/action/generate/production', 'AI actions'],
  ['POST', '/schedules/test/production', 'scheduling'],
  ['POST', '/access/project/test/requests', 'requests for a role'],
  ['POST', '/embeddings-index/query/production/index', 'AI search'],
])('what the lake does not do is a clear 501: %s %s', async (method, path, feature) => {
  const response = await fetch(`${(await freshLake()).url}/vX${path}`, { method });
  const message = `The lake does not serve ${feature}: use a hosted dataset for it`;
  expect(await response.json()).toEqual({ statusCode: 501, error: 'Not Implemented', message });
});
