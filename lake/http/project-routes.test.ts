import { expect, test } from 'vitest';
import { freshLake } from '../testing/fresh-lake.test-data.ts';

/** Requests of a starting Studio that may return nothing. */
test.each([
  ['/projects/test/datasets?datasetProfile=comments&addonFor=production', []],
  ['/projects/test/user-applications', []],
  ['/projects/test/new-content-release-allowed', false],
  ['/features', []],
  ['/schedules/test/production', { schedules: [] }],
  ['/journey/announcements', null],
  ['/journey/content-releases', null],
  ['/intake/telemetry-status', { status: 'denied' }],
  ['/check/cors', { result: { allowed: true, withCredentials: true } }],
  ['/data/ping/production', { pong: true }],
  ['/data/history/production/events/documents/a', { events: {}, nextCursor: null }],
  ['/data/references/production/documents/a/to', { totalCount: 0, references: [] }],
])('the Studio is content with %s', async (path, body) => {
  const { url } = await freshLake();
  const response = await fetch(`${url}/v2025-02-19${path}`);
  expect([response.status, await response.json()]).toEqual([200, body]);
});

test.each([
  ['GET', '/v1/graphql/production/default', 'GraphQL'],
  ['GET', '/v1/media-libraries/x', 'Media Library'],
  ['POST', '/v1/comments/production/setup', 'comments'],
  ['POST', '/v1/agent/action/generate/production', 'AI'],
  ['POST', '/v1/schedules/test/production', 'scheduling'],
  ['POST', '/v2024-09-26/access/project/test/requests', 'requests for a role'],
  ['GET', '/v1/apis/production/graphql', 'GraphQL'],
  ['POST', '/vX/embeddings-index/query/production/index', 'AI search'],
])('what the lake does not do is a clear 501: %s %s', async (method, path, feature) => {
  const { url } = await freshLake();
  const response = await fetch(url + path, { method });
  expect(response.status).toBe(501);
  expect(await response.json()).toMatchObject({
    error: 'Not Implemented',
    message: expect.stringContaining(feature) as string,
  });
});
