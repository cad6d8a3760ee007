import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackContent } from '../services/database/storage-schema.server.ts';
import { raiseContentRevision } from '../services/database/storage.server.ts';
import { startLake } from './lake-server.test-data.ts';
import type * as Load from './load.server.ts';
import { emptyContent } from './site.test-data.ts';

const pageQuery = '*[_id == $id][0]{title}';
const params = { id: 'page' };

let result: unknown;
let started: Awaited<ReturnType<typeof startLake>>;
let load: typeof Load;

/** Every cache in memory is lost, as by a restart. */
async function restart() {
  vi.resetModules();
  load = await import('./load.server.ts');
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  started = await startLake(() => result);
  await restart();
});

afterEach(() => {
  started.close();
  vi.restoreAllMocks();
});

test('null from the lake destroys neither the cached nor the stored content', async () => {
  const { platform, settled } = started;
  const read = () => load.loadContent(platform, pageQuery, params);
  result = { title: 'Contact' };
  expect(await read()).toEqual({ title: 'Contact' });
  await settled();
  result = null;
  await restart();
  expect(await read()).toEqual({ title: 'Contact' });
  await settled();
  expect(await platform.database.select().from(fallbackContent)).toMatchObject([
    { value: '{"title":"Contact"}' },
  ]);
  await restart();
  expect(await read()).toEqual({ title: 'Contact' });
  result = { title: 'Kontakt' };
  await raiseContentRevision(platform.database);
  await restart();
  expect(await read()).toEqual({ title: 'Kontakt' });
});

test('a change that this instance is told of shows at once', async () => {
  const { platform, settled } = started;
  const read = () => load.loadContent(platform, pageQuery, params);
  result = { title: 'Contact' };
  expect(await read()).toEqual({ title: 'Contact' });
  await settled();
  result = { title: 'Kontakt' };
  expect(await read()).toEqual({ title: 'Contact' });
  await load.invalidateContent(platform);
  expect(await read()).toEqual({ title: 'Kontakt' });
});

test('a site that only ever got null, for visitors or in the Studio, is unavailable', async () => {
  const { platform } = started;
  const { loadSite } = await import('./site.server.ts');
  result = null;
  for (const kind of ['published', 'studio'] as const) {
    const failed: unknown = await loadSite({ ...platform, view: { kind } }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Response);
    expect(failed).toMatchObject({ status: 503 });
  }
  result = emptyContent;
  expect((await loadSite(platform)).languages).toEqual(['nl']);
});
