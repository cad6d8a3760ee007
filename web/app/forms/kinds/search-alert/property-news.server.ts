import { max, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../../platform/database/database.server.ts';
import { propertyNews } from './alert-tables.server.ts';
import type { ListedProperty } from '../../../properties/property/listed-property.ts';

type Offer = { id: string; price: number | null };

type NewsKind = 'known' | 'new' | 'reduced';

type PropertyNews = Offer & { kind: NewsKind; revision: number };

export function offerOf({ id, price }: Pick<ListedProperty, 'id' | 'price'>): Offer {
  return { id, price: price ?? null };
}

export function changedOffers(
  known: ReadonlyMap<string, Pick<Offer, 'price'>>,
  offers: readonly Offer[],
): Offer[] {
  return offers.filter(({ id, price }) => {
    const before = known.get(id);
    return before === undefined || before.price !== price;
  });
}

type Report = { propertyId: string; price: number };

/** A hidden price counts as zero, so that a property is reported once while it has none. */
export const reportOf = ({ id, price }: Offer): Report => ({ propertyId: id, price: price ?? 0 });

/** In the order of `matching`: new or cheaper after the revision, and not yet reported at this price. */
export function pickNews(
  matching: readonly string[],
  news: ReadonlyMap<string, PropertyNews>,
  { after, sent }: { after: number; sent: readonly Report[] },
): PropertyNews[] {
  const keyOf = ({ propertyId, price }: Report) => `${propertyId} ${String(price)}`;
  const reported = new Set(sent.map(keyOf));
  return matching.flatMap((id) => {
    const latest = news.get(id);
    if (!latest || latest.kind === 'known' || latest.revision <= after) return [];
    return reported.has(keyOf(reportOf(latest))) ? [] : [latest];
  });
}

type Statement = BatchItem<'sqlite'>;
type Row = typeof propertyNews.$inferSelect;

export type StoredNews = Pick<Row, 'price' | 'kind' | 'revision'> & { id: string };

export async function newestRevision(database: Database): Promise<number> {
  const row = await database
    .select({ revision: max(propertyNews.revision) })
    .from(propertyNews)
    .get();
  return row?.revision ?? 0;
}

export async function readNews(database: Database): Promise<Map<string, StoredNews>> {
  const { propertyId: id, price, kind, revision } = propertyNews;
  const rows = await database.select({ id, price, kind, revision }).from(propertyNews);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stores once however often it runs. The statements of `before` come first in its transaction. */
export async function recordNews(
  database: Database,
  changed: readonly Pick<StoredNews, 'id' | 'price'>[],
  given: { kind: 'known' | 'new'; now: Date; before: readonly [Statement, ...Statement[]] },
): Promise<void> {
  const { kind, now, before } = given;
  const isReduced = sql`excluded.price < ${propertyNews.price}`;
  const whenReduced = (column: 'kind' | 'revision' | 'changedAt', value: ReturnType<typeof sql>) =>
    sql`case when ${isReduced} then ${value} else ${propertyNews[column]} end`;
  const record = database
    .insert(propertyNews)
    .select(
      sql`select json_extract(value, '$.id'), json_extract(value, '$.price'), ${kind},
          (select coalesce(max(revision), 0) + 1 from ${propertyNews}), ${now.getTime()}
          from json_each(${JSON.stringify(changed)}) where true`,
    )
    .onConflictDoUpdate({
      target: propertyNews.propertyId,
      set: {
        kind: whenReduced('kind', sql`'reduced'`),
        revision: whenReduced('revision', sql`excluded.revision`),
        changedAt: whenReduced('changedAt', sql`excluded."changedAt"`),
        price: sql`excluded.price`,
      },
      setWhere: sql`excluded.price is not ${propertyNews.price}`,
    });
  await database.batch([...before, record]);
}
