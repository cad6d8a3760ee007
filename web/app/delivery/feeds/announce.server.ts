import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.server.ts';
import { announcedAddresses } from './announcement-tables.server.ts';
import { contentRevision } from '../../platform/database/revisions.server.ts';
import { loadSite } from '../../content/cms/site.server.ts';
import { indexNowKeyPath } from '../../content/paths/feed-path.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { loadFeedContent } from './feed-source.server.ts';
import { listAddresses, readAddresses, type SiteAddress } from './sitemap/site-addresses.server.ts';

type Announced = ReadonlyMap<string, string>;

export async function readAnnounced(database: Database): Promise<Announced> {
  const rows = await database.select().from(announcedAddresses);
  return new Map(rows.map(({ address, changedAt }) => [address, changedAt]));
}

async function storeAnnounced(
  database: Database,
  { changed, gone }: { changed: Announced; gone: readonly string[] },
): Promise<void> {
  const insert = database
    .insert(announcedAddresses)
    .select(
      sql`select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(${JSON.stringify([...changed])}) where true`,
    )
    .onConflictDoUpdate({
      target: announcedAddresses.address,
      set: { changedAt: sql`excluded."changedAt"` },
    });
  const remove = database
    .delete(announcedAddresses)
    .where(sql`${announcedAddresses.address} in (select value from json_each(${JSON.stringify(gone)}))`);
  await database.batch([insert, remove]);
}

const service = 'https://api.indexnow.org/indexnow';
/** The protocol's limit per request. */
const mostAtOnce = 10_000;
const timeout = 10_000;

/** The first run only remembers: the sitemap tells a whole site. Nothing is remembered unless the service took it. */
export async function announceChanges(platform: Platform, send: typeof fetch = fetch): Promise<number> {
  const { database, settings } = platform;
  const { INDEXNOW_KEY: key, SITE_URL: siteUrl } = settings;
  if (key === '') return 0;
  const current = await currentAddresses(platform);
  const known = await readAnnounced(database);
  const changed = new Map([...current].filter(([address, at]) => known.get(address) !== at));
  const gone = [...known.keys()].filter((address) => !current.has(address));
  if (known.size === 0) {
    await storeAnnounced(database, { changed, gone });
    return 0;
  }
  const addresses = [...changed.keys(), ...gone];
  for (let from = 0; from < addresses.length; from += mostAtOnce) {
    const urlList = addresses.slice(from, from + mostAtOnce);
    const body = { host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}${indexNowKeyPath}`, urlList };
    const response = await send(service, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`IndexNow responded with status ${String(response.status)}.`);
  }
  if (addresses.length > 0) await storeAnnounced(database, { changed, gone });
  return addresses.length;
}

async function currentAddresses(platform: Platform): Promise<Announced> {
  const { catalogue, settings } = platform;
  const site = await loadSite(platform);
  const content = await loadFeedContent(platform);
  const addresses: SiteAddress[] = [];
  for (const language of site.languages) {
    const wanted = { site, content, catalogue, language };
    addresses.push(...(await readAddresses(wanted, await listAddresses(wanted))));
  }
  const { SITE_URL } = settings;
  return new Map(addresses.map(({ path, changedAt = '' }) => [`${SITE_URL}${path}`, changedAt]));
}

const announced: { revision?: number; catalogues: WeakSet<Platform['catalogue']> } = {
  catalogues: new WeakSet(),
};

/** Properties and edits that changed are another catalogue. */
export async function announceOnSchedule(platform: Platform): Promise<void> {
  const { catalogue, settings } = platform;
  if (settings.INDEXNOW_KEY === '') return;
  const revision = await contentRevision(platform);
  if (revision === announced.revision && announced.catalogues.has(catalogue)) return;
  await announceChanges(platform);
  announced.revision = revision;
  announced.catalogues.add(catalogue);
}
