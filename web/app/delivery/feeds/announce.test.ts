import { expect, test } from 'vitest';
import { startLake } from '../../content/cms/lake-server.test-data.ts';
import { invalidateContent } from '../../platform/database/revisions.server.ts';
import { readAnnounced, announceChanges } from './announce.server.ts';
import { feedContent, feedSite } from './feed-site.test-data.ts';

type Sent = { host: string; key: string; keyLocation: string; urlList: string[] };

async function startSite(key = 'a-key-of-this-site') {
  const stored = { site: feedSite.content, feed: feedContent };
  const lake = await startLake((query) => (query.includes('"edits"') ? stored.feed : stored.site));
  const platform = { ...lake.platform, settings: { ...lake.platform.settings, INDEXNOW_KEY: key } };
  const sent: Sent[] = [];
  const answers: number[] = [];
  const send = (_address: unknown, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(typeof body === 'string' ? body : '{}') as Sent);
    return Promise.resolve(new Response(null, { status: answers.shift() ?? 200 }));
  };
  const run = async () => {
    await invalidateContent(platform);
    return announceChanges(platform, send);
  };
  return { ...lake, platform, stored, sent, answers, run };
}

const withChange = (id: string, _updatedAt: string) => ({
  ...feedContent,
  pages: feedContent.pages.map((page) => (page._id === id ? { ...page, _updatedAt } : page)),
});

test('a first run remembers the site, and from then on changes are announced once', async () => {
  const { run, sent, stored, platform, close } = await startSite();
  expect([await run(), sent.length]).toEqual([0, 0]);
  expect((await readAnnounced(platform.database)).size).toBeGreaterThan(100);
  expect(await run()).toBe(0);
  stored.feed = withChange('page-content-dutch-', '2026-03-01T08:00:00Z');
  expect(await run()).toBe(1);
  expect(sent).toEqual([
    {
      host: 'huisenhaard.example',
      key: 'a-key-of-this-site',
      keyLocation: 'https://huisenhaard.example/indexnow.txt',
      urlList: ['https://huisenhaard.example/nl/nederlands/'],
    },
  ]);
  expect(await run()).toBe(0);
  close();
});

test('a page that is gone is announced too', async () => {
  const { run, sent, stored, close } = await startSite();
  await run();
  stored.feed = {
    ...feedContent,
    pages: feedContent.pages.filter(({ _id }) => _id !== 'page-content-dutch-'),
  };
  expect(await run()).toBe(1);
  expect(sent[0]?.urlList).toEqual(['https://huisenhaard.example/nl/nederlands/']);
  expect(await run()).toBe(0);
  close();
});

test('what the service did not take is announced again', async () => {
  const { run, stored, answers, close } = await startSite();
  await run();
  stored.feed = withChange('page-content-dutch-', '2026-03-01T08:00:00Z');
  answers.push(429);
  await expect(run()).rejects.toThrow('429');
  expect(await run()).toBe(1);
  close();
});

test('without a key nothing is sent or stored', async () => {
  const { run, sent, platform, close } = await startSite('');
  expect([await run(), sent]).toEqual([0, []]);
  expect((await readAnnounced(platform.database)).size).toBe(0);
  close();
});
