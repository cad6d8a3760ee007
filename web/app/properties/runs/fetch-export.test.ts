import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { desc } from 'drizzle-orm';
import { memoryBucket } from '../../platform/files/memory-bucket.test-data.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { importRuns } from '../sync/sync-tables.server.ts';
import { fetchExport } from './fetch-export.server.ts';
import { sampleExport } from './sample-export.test-data.ts';

const key = 'planted-key';
const address = `https://software.example/feed/export.json?key=${key}`;

let now = new Date('2026-11-26T10:00:00Z');
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain(key);
});

/** A site that fetches an export every half hour, and the software that answers it. */
function siteAndSoftware(respond: (request: Request) => Response | Promise<Response>) {
  const { platform } = testPlatform({ clock: () => now, uploads: memoryBucket().bucket });
  const settings = { ...platform.settings, PROPERTIES_ADDRESS: address, PROPERTIES_EVERY: 30 };
  const software = vi.fn((input: URL, init: RequestInit) =>
    Promise.resolve(respond(new Request(input, init))),
  );
  vi.stubGlobal('fetch', software);
  const site = { ...platform, settings };
  const runs = () => site.database.select().from(importRuns).orderBy(desc(importRuns.startedAt));
  return { site, software, runs };
}

test('the export is fetched when it is time, and imported', async () => {
  const { site, software, runs } = siteAndSoftware(() => Response.json(sampleExport(2)));
  await fetchExport(site);
  expect(await runs()).toMatchObject([{ state: 'done', counts: { added: 2 }, isWhole: true }]);
  wait(29);
  await fetchExport(site);
  expect(software).toHaveBeenCalledTimes(1);
  wait(2);
  await fetchExport(site);
  expect(await runs()).toMatchObject([{ state: 'done', counts: { unchanged: 2 } }, { state: 'done' }]);
});

test('nothing is fetched without an address', async () => {
  const { site, software, runs } = siteAndSoftware(() => Response.json(sampleExport(2)));
  await fetchExport({ ...site, settings: { ...site.settings, PROPERTIES_ADDRESS: '' } });
  expect([software.mock.calls, await runs()]).toEqual([[], []]);
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ['does not answer', () => Promise.reject(new Error(address)), 'The server did not answer.'],
  ['fails', () => new Response(null, { status: 503 }), 'The server answered 503.'],
  ['leads elsewhere', () => Response.redirect('http://evil.example/', 302), 'The server answered 302.'],
  ['answers with a page', () => new Response('<html>'), 'The export is no JSON.'],
  [
    'answers with another thing',
    () => Response.json({ error: 'none' }),
    'The export has no list of properties.',
  ],
  ['has nothing', () => Response.json({ Properties: [] }), 'The export holds no property at all.'],
  [
    'sends more than there is room for',
    () => new Response('[', { headers: { 'Content-Length': '20000001' } }),
    'It is larger than 20 MB.',
  ],
])('software that %s changes nothing, and staff read why', async (_what, respond, reason) => {
  let isBroken = false;
  const { site, runs } = siteAndSoftware(() => (isBroken ? respond() : Response.json(sampleExport(2))));
  await fetchExport(site);
  isBroken = true;
  wait(31);
  await fetchExport(site);
  expect((await runs())[0]).toMatchObject({ state: 'failed', reason, counts: { gone: 0 } });
  isBroken = false;
  wait(31);
  await fetchExport(site);
  expect((await runs())[0]).toMatchObject({ state: 'done', counts: { unchanged: 2, added: 0 } });
});

test('papers for owners are fetched beside the export with the same key, and again only once they changed', async () => {
  const papers = [{ File: '2101-mandate.pdf', Kind: 'mandate', Date: '2026-02-14' }];
  const lists = { Weeks: [], Visits: [], Communications: [], OnlineMedia: [], History: [], Documents: [] };
  const owner = { PropertyID: 2101, ...lists, AgencyDocuments: papers };
  const asked: [string, string | null][] = [];
  const { site } = siteAndSoftware(({ url, headers }) => {
    if (!url.includes('agency-documents'))
      return Response.json({ ...sampleExport(1), OwnerRecords: [owner] });
    asked.push([url, headers.get('If-Modified-Since')]);
    return asked.length > 1 ? new Response(null, { status: 304 }) : new Response('%PDF-1.7');
  });
  await fetchExport(site);
  wait(31);
  await fetchExport(site);
  const paper = `https://software.example/feed/agency-documents/2101-mandate.pdf?key=${key}`;
  expect(asked).toEqual([
    [paper, null],
    [paper, 'Sun, 01 Mar 2026 00:00:00 GMT'],
  ]);
  expect(await site.uploads.head('agency-documents/2101-mandate.pdf')).not.toBeNull();
});
