import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetRevisions } from '../../platform/database/revisions.server.ts';
import { brokenDatabase } from '../../platform/database/node-database.test-data.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { runOf, sent, sentLists, startedSync, testSync } from '../sync/sync.test-data.ts';
import { latestCatalogues, refreshCatalogue } from './catalogue-memory.server.ts';

const request = (database: Database) => refreshCatalogue({ database, requestId: 'request' });

const showBuild = async () => {
  forgetRevisions();
  await request(testSync().database);
};

beforeEach(showBuild);
afterAll(showBuild);

test('an empty or unreachable database leaves the properties of the build', async () => {
  expect((await request(testSync().database)).catalogue.state('2101')).toBe('available');
  forgetRevisions();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect((await request(brokenDatabase())).catalogue.state('2101')).toBe('available');
  log.mockRestore();
});

test('what is committed here is shown with the next request, and what a request has stays', async () => {
  const sync = await startedSync([sent(501), sent(502)]);
  const first = await request(sync.database);
  expect(first.catalogue.ids({})).toEqual(['502', '501']);
  await runOf(sync, { Properties: [sent(501, { Price: 1000 })] }, { isWhole: false });
  const second = await request(sync.database);
  const priceIn = async ({ catalogue }: typeof first) => (await catalogue.find('501', 'nl'))?.price?.value;
  expect([await priceIn(first), await priceIn(second)]).toEqual([389_000, 1000]);
  expect([first.catalogue.listed('501')?.price, second.catalogue.listed('501')?.price]).toEqual([
    389_000, 1000,
  ]);
  expect(latestCatalogues()).toBe(second);
});

test('a commit of another worker is seen within a second, and costs the other requests nothing', async () => {
  const sync = await startedSync([sent(501)]);
  const questions = vi.spyOn(sync.database, 'get');
  await request(sync.database);
  const asked = questions.mock.calls.length;
  const [one, two] = await Promise.all([request(sync.database), request(sync.database)]);
  expect([one === two, questions.mock.calls.length]).toEqual([true, asked]);
});

/** Answers which revision there is, and nothing else for ever. */
function silentAfterRevision(database: Database): Database {
  const silent: unknown = new Proxy(() => silent, {
    get: (_, name) => (name === 'then' ? () => undefined : () => silent),
  });
  return new Proxy(database, {
    get: (all, name) => (name === 'get' ? all.get.bind(all) : silent),
  });
}

test('no request waits for what another reads, nor is held up by one that ended early', async () => {
  const sync = await startedSync([sent(501)]);
  const before = await request(sync.database);
  await runOf(sync, { Properties: [sent(501, { Price: 1000 })] }, { isWhole: false });
  const reading = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
  void request(silentAfterRevision(sync.database));
  await Promise.resolve();
  expect(await request(sync.database)).toBe(before);
  reading.mockReturnValue(Date.now() + 5000);
  const after = await request(sync.database);
  reading.mockRestore();
  expect(after.catalogue.listed('501')?.price).toBe(1000);
});

test('lists that no source has sent are those of the build', async () => {
  const sync = testSync();
  const { Brokers: _brokers, ...lists } = sentLists();
  await runOf(sync, { ...lists, Properties: [sent(501)] });
  const { catalogue } = await request(sync.database);
  expect(catalogue.types('nl').map(({ name }) => name)).toContain('Opbrengsteigendom');
  expect(catalogue.broker('1', 'nl')?.name).not.toBe('');
});
