import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackContent } from '../services/database/storage-schema.server.ts';
import { raiseContentRevision } from '../services/database/storage.server.ts';
import { testPlatform } from '../services/platform.test-data.ts';
import { testSettings } from '../services/settings.test-data.ts';
import type * as Load from './load.server.ts';
import { emptyContent } from './site.test-data.ts';

const pageQuery = '*[_id == $id][0]{title}';
const params = { id: 'page' };

/** A lake that gives every query the same result, and a platform whose content comes from it. */
async function startLake() {
  const lake = { result: undefined as unknown };
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ms: 1, result: lake.result }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const settings = { ...testSettings, SANITY_API_HOST: `http://127.0.0.1:${port}` };
  return { lake, ...testPlatform({ settings }), close: () => server.close() };
}

let started: Awaited<ReturnType<typeof startLake>>;
let load: typeof Load;

/** Every cache in memory is lost, as by a restart. */
async function restart() {
  vi.resetModules();
  load = await import('./load.server.ts');
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  started = await startLake();
  await restart();
});

afterEach(() => {
  started.close();
  vi.restoreAllMocks();
});

test('null from the lake destroys neither the cached nor the stored content', async () => {
  const { lake, platform, settled } = started;
  const read = () => load.loadContent(platform, pageQuery, params);
  lake.result = { title: 'Contact' };
  expect(await read()).toEqual({ title: 'Contact' });
  await settled();
  lake.result = null;
  await restart();
  expect(await read()).toEqual({ title: 'Contact' });
  await settled();
  expect(await platform.database.select().from(fallbackContent)).toMatchObject([
    { value: '{"title":"Contact"}' },
  ]);
  await restart();
  expect(await read()).toEqual({ title: 'Contact' });
  lake.result = { title: 'Kontakt' };
  await raiseContentRevision(platform.database);
  await restart();
  expect(await read()).toEqual({ title: 'Kontakt' });
});

test('a site that only ever got null, for visitors or in the Studio, is unavailable', async () => {
  const { lake, platform } = started;
  const { loadSite } = await import('./site.server.ts');
  lake.result = null;
  const settings = { ...platform.settings, SANITY_API_TOKEN: 'token' };
  for (const kind of ['published', 'studio'] as const) {
    const failed: unknown = await loadSite({ ...platform, settings, view: { kind } }).catch(
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(Response);
    expect(failed).toMatchObject({ status: 503 });
  }
  lake.result = emptyContent;
  expect((await loadSite(platform)).languages).toEqual(['nl']);
});
