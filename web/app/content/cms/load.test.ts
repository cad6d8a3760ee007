import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackContent } from './content-tables.server.ts';
import type * as Revisions from '../../platform/database/revisions.server.ts';
import { startLake } from './lake-server.test-data.ts';
import type * as Load from './load.server.ts';
import type { Site } from './site.server.ts';
import { contentWithSaleList, emptyContent, emptySettings } from './site.test-data.ts';

const page = { query: '*[_id == $id][0]{title}', params: { id: 'page' }, answer: 'consentQuery' } as const;

let result: unknown;
let started: Awaited<ReturnType<typeof startLake>>;
let load: typeof Load;
let revisions: typeof Revisions;

/** Every cache in memory is lost, as by a restart. */
async function restart() {
  vi.resetModules();
  load = await import('./load.server.ts');
  revisions = await import('../../platform/database/revisions.server.ts');
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  started = await startLake(() => result);
  await restart();
});

afterEach(() => {
  started.close();
});

test('null from the lake destroys neither the cached nor the stored content', async () => {
  const { platform, settled } = started;
  const read = () => load.loadContent(platform, page);
  result = { title: 'Contact' };
  expect(await read()).toMatchObject({ title: 'Contact' });
  await settled();
  result = null;
  await restart();
  expect(await read()).toMatchObject({ title: 'Contact' });
  await settled();
  expect(await platform.database.select().from(fallbackContent)).toMatchObject([
    { value: '{"title":"Contact"}' },
  ]);
  await restart();
  expect(await read()).toMatchObject({ title: 'Contact' });
  result = { title: 'Kontakt' };
  await revisions.raiseContentRevision(platform.database);
  await restart();
  expect(await read()).toMatchObject({ title: 'Kontakt' });
});

test('a change that this instance is told of shows at once', async () => {
  const { platform, settled } = started;
  const read = () => load.loadContent(platform, page);
  result = { title: 'Contact' };
  expect(await read()).toMatchObject({ title: 'Contact' });
  await settled();
  result = { title: 'Kontakt' };
  expect(await read()).toMatchObject({ title: 'Contact' });
  await revisions.invalidateContent(platform);
  expect(await read()).toMatchObject({ title: 'Kontakt' });
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

test('values of a wrong type are left out of the site alone, and staff can see it', async () => {
  const { platform, settled } = started;
  const { loadSite } = await import('./site.server.ts');
  const { readEvents } = await import('../../platform/operations/site-events.server.ts');
  const settings = {
    ...emptySettings,
    agencyName: 'Huis & Haard',
    vatNumber: 5,
    enabledLanguages: ['fr', [null]],
  };
  const pages = [{ ...contentWithSaleList.pages[0], formerPaths: {} }, { _id: 1 }];
  result = {
    ...contentWithSaleList,
    settings,
    theme: 'x',
    pages,
    texts: [{ key: 'list.empty', value: [null] }],
  };
  const site = await loadSite(platform);
  expect(site.content.settings).toEqual({
    ...emptySettings,
    agencyName: 'Huis & Haard',
    enabledLanguages: ['fr'],
  });
  expect(site.content.pages).toEqual(contentWithSaleList.pages);
  expect([site.content.theme, site.languages]).toEqual([null, ['nl', 'fr']]);
  await settled();
  expect((await readEvents(platform.database)).get('content-refused')?.count).toBe(1);
});

test('a site that cannot be shown replaces neither the cached nor the stored one, not even by a restart', async () => {
  const { settled } = started;
  const platform = {
    ...started.platform,
    acceptSite: (site: unknown) => {
      if ((site as Site).content.settings?.agencyName === 'Stuk') throw new Error('No footer.');
    },
  };
  const named = (agencyName: string) => ({ ...emptyContent, settings: { ...emptySettings, agencyName } });
  const shown = async () => {
    const { loadSite } = await import('./site.server.ts');
    const site = await loadSite(platform).catch(() => undefined);
    await settled();
    return site?.content.settings?.agencyName;
  };
  result = named('Stuk');
  expect(await shown()).toBeUndefined();
  result = named('Huis & Haard');
  await restart();
  expect(await shown()).toBe('Huis & Haard');
  result = named('Stuk');
  await revisions.invalidateContent(platform);
  expect(await shown()).toBe('Huis & Haard');
  await restart();
  expect(await shown()).toBe('Huis & Haard');
  result = { ...named('Huis'), pages: 5 };
  await restart();
  expect(await shown()).toBe('Huis & Haard');
  result = named('Huis');
  await restart();
  expect(await shown()).toBe('Huis');
});

test('a wrong page keeps no other from its fallback, and a source that fails is not asked for all of them', async () => {
  const asked: unknown[] = [];
  const lake = await startLake((_query, { id }) => {
    asked.push(id);
    return id === 'page-0' || String(id).startsWith('gone') ? null : { title: 'Contact' };
  });
  const queriesOf = (kind: string) =>
    Array.from({ length: 9 }, (_, index) => ({ ...page, params: { id: `${kind}-${index}` } }));
  expect(await load.warmFallback(lake.platform, queriesOf('page'))).toBe(true);
  await lake.settled();
  expect(await lake.platform.database.$count(fallbackContent)).toBe(8);
  expect(await load.warmFallback(lake.platform, queriesOf('gone'))).toBe(false);
  expect(asked.slice(9)).toEqual(['gone-0', 'gone-1', 'gone-2']);
  lake.close();
});
