import { beforeEach, expect, test, vi } from 'vitest';
import { memoryBucket } from '../../platform/files/memory-bucket.test-data.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { readHeld } from '../../properties/runs/run-state.server.ts';
import { mostBatchBytes } from '../../properties/runs/run-paths.ts';
import { sampleExport } from '../../properties/runs/sample-export.test-data.ts';
import type { BatchOutcome, RunSummary } from '../../properties/sync/sync.ts';
import { action } from './property-runs.ts';

const secret = 'a secret of thirty-two characters or more';

function siteWith(PROPERTIES_SECRET = secret) {
  const { bucket, objects } = memoryBucket();
  const { platform } = testPlatform({ uploads: bucket });
  return { platform: { ...platform, settings: { ...platform.settings, PROPERTIES_SECRET } }, objects };
}

type Asked = { method?: string; body?: BodyInit; given?: string; headers?: Record<string, string> };

function ask(platform: Platform, path: string, asked: Asked = {}): Promise<Response> {
  const { method = 'POST', body, given = `Bearer ${secret}`, headers } = asked;
  const request = new Request(`https://site.example/api/properties/${path}`, {
    method,
    headers: { Authorization: given, ...headers },
    ...(body !== undefined && { body }),
  });
  const [, run, , name] = path.split('/');
  return action({ request, context: platform, params: { run, name } });
}

const isWhole = { source: { system: 'file', account: '' }, isWhole: true };

async function post<Answer>(platform: Platform, path: string, body: object): Promise<Answer> {
  const response = await ask(platform, path, { body: JSON.stringify(body) });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as Answer;
}

const open = (platform: Platform, options: object = {}) =>
  post<{ run: string }>(platform, 'runs', { ...isWhole, ...options });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

test('nobody without the secret of the site sends anything, and nobody at all where it has none', async () => {
  const { platform } = siteWith();
  for (const given of ['', 'Bearer ', 'Bearer guessed', `Basic ${secret}`, `Bearer ${secret}x`]) {
    const response = await ask(platform, 'runs', { given, body: JSON.stringify(isWhole) });
    expect([given, response.status]).toEqual([given, 401]);
    expect(await response.json()).toEqual({ error: 'The secret is not the one of this site.' });
  }
  for (const given of ['Bearer ', `Bearer ${secret}`])
    expect((await ask(siteWith('').platform, 'runs', { given })).status).toBe(401);
});

test('what is no request is refused with its reason, and changes nothing', async () => {
  const { platform } = siteWith();
  const { run } = await open(platform);
  const refusals = await Promise.all([
    ask(platform, 'runs', { method: 'PUT', body: '{}' }),
    ask(platform, 'runs', { body: 'no JSON' }),
    ask(platform, 'runs', { body: JSON.stringify({ ...isWhole, source: { system: '../', account: '' } }) }),
    ask(platform, `runs/${run}/records`, { body: JSON.stringify({ Houses: [] }) }),
    ask(platform, `runs/${run}/records`, { body: JSON.stringify({ Properties: {} }) }),
    ask(platform, `runs/${run}/records`, {
      headers: { 'Content-Length': String(mostBatchBytes + 1) },
      body: '{}',
    }),
    ask(platform, 'runs/unknown/records', { body: JSON.stringify({ Properties: [] }) }),
    ask(platform, 'runs/unknown/end', { body: '{}' }),
    ask(platform, `runs/${run}/documents/..%2Fbundle.json`, { method: 'PUT', body: '%PDF-1.7' }),
  ]);
  expect(refusals.map(({ status }) => status)).toEqual([405, 400, 400, 400, 400, 413, 404, 404, 400]);
  for (const refusal of refusals) {
    expect(refusal.headers.get('Cache-Control')).toBe('no-store');
    expect(await refusal.json()).toEqual({ error: expect.stringMatching(/\S/) as string });
  }
});

test('records come in batches, those that break a rule are told and held, the others are kept', async () => {
  const { platform } = siteWith();
  const { run } = await open(platform);
  const batch = sampleExport(3, (_property, index) => (index === 1 ? { WebID: 9_999_999 } : {}));
  const { counts, records } = await post<BatchOutcome>(platform, `runs/${run}/records`, batch);
  expect([counts.added, counts.held]).toEqual([2, 1]);
  expect(records.filter(({ what }) => what === 'held').map(({ key }) => key)).toEqual([
    String(batch.Properties[1]?.ID),
  ]);
  const summary = await post<RunSummary>(platform, `runs/${run}/end`, {});
  expect(summary).toMatchObject({ run, state: 'done', counts: { added: 2, held: 1 }, removals: 0 });
  expect(await post(platform, `runs/${run}/end`, {})).toEqual(summary);
  expect((await readHeld(platform.database)).held).toBe(1);
  expect((await ask(platform, `runs/${run}/records`, { body: '{}' })).status).toBe(404);
});

test('a check says the same and keeps nothing', async () => {
  const { platform, objects } = siteWith();
  const { run } = await open(platform, { isCheck: true });
  const batch = sampleExport(3, (_property, index) => (index === 1 ? { WebID: 9_999_999 } : {}));
  const { counts } = await post<BatchOutcome>(platform, `runs/${run}/records`, batch);
  expect([counts.added, counts.held]).toEqual([2, 1]);
  const paper = await ask(platform, `runs/${run}/documents/2101-mandate.pdf`, {
    method: 'PUT',
    body: '%PDF-1.7',
  });
  expect([paper.status, objects.size]).toEqual([200, 0]);
  await post(platform, `runs/${run}/end`, {});
  expect((await readHeld(platform.database)).held).toBe(0);
});

test('papers for owners are stored when they are what their name says, and go when no record lists them', async () => {
  const { platform, objects } = siteWith();
  const { run } = await open(platform);
  const put = async (name: string, body: string) =>
    (await ask(platform, `runs/${run}/documents/${name}`, { method: 'PUT', body })).json();
  expect(await put('2101-mandate.pdf', '%PDF-1.7')).toEqual({});
  expect(await put('2101-report.pdf', '%PDF-1.7')).toEqual({});
  expect(await put('2101-photo.jpg', '%PDF-1.7')).toEqual({ reason: 'is no {1}, as its name says' });
  expect([...objects.keys()]).toEqual([
    'agency-documents/2101-mandate.pdf',
    'agency-documents/2101-report.pdf',
  ]);
  const owner = {
    PropertyID: 2101,
    Weeks: [],
    Visits: [],
    Communications: [],
    OnlineMedia: [],
    History: [],
    Documents: [],
    AgencyDocuments: [{ File: '2101-mandate.pdf', Kind: 'mandate', Date: '2026-02-14' }],
  };
  await post(platform, `runs/${run}/records`, { ...sampleExport(1), OwnerRecords: [owner] });
  await post(platform, `runs/${run}/end`, {});
  expect([...objects.keys()]).toEqual(['agency-documents/2101-mandate.pdf']);
});

test('a failing database is told so, without what was sent', async () => {
  const { platform } = siteWith();
  const { run } = await open(platform);
  const database = {
    select: () => {
      throw new Error('2101 cannot be stored');
    },
  } as never;
  const response = await ask({ ...platform, database }, `runs/${run}/end`, { body: '{}' });
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('2101');
});
