import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { StorePicture } from '../../properties/media/copy-pictures.server.ts';
import type { Delivery, Fetched } from '../connector/connector.ts';
import { crmRecords, type RecordState } from '../crm-tables.server.ts';
import { type CrmWork, sourceOf } from './crm-work.ts';
import { storeStatements } from './fetch-refs.server.ts';
import { leftStatement } from './refs.server.ts';

type Known = { key: string; mark: string; state: RecordState };

/** As many as one parameter of the database has room for. */
const keptAtOnce = 20;

const hasLeft = ({ state }: Known) => state === 'gone' || state === 'kept';

async function readKnown({ sync, ...work }: CrmWork): Promise<ReadonlyMap<string, Known>> {
  const { system, account } = sourceOf(work);
  const rows = await sync.database.all<Known>(
    sql`select key, mark, state from ${crmRecords} where system = ${system} and account = ${account}`,
  );
  return new Map(rows.map((row) => [row.key, row]));
}

async function readContent({ sync, ...work }: CrmWork, key: string): Promise<unknown> {
  const { system, account } = sourceOf(work);
  const row = await sync.database.get<{ content: string } | undefined>(sql`
    select content from ${crmRecords} where system = ${system} and account = ${account} and key = ${key}`);
  return row && JSON.parse(row.content);
}

/** Remembers when a list was told, or something that nobody knew has left. */
function rememberStatement(
  { sync, ...work }: CrmWork,
  keys: readonly string[],
  { mark, now }: { mark: string; now: Date },
): BatchItem<'sqlite'> {
  const { system, account } = sourceOf(work);
  return sync.database
    .insert(crmRecords)
    .select(
      sql`select ${system}, ${account}, value, '{}', null, ${mark}, ${now.getTime()}, null, 1, 'gone', '[]', null, null
        from json_each(${JSON.stringify(keys)}) where true`,
    )
    .onConflictDoNothing();
}

/** Takes all of a delivery or nothing, but for pictures, which change nothing alone. Never undoes a newer one. */
export async function takeDelivery(
  work: CrmWork,
  delivery: Delivery,
  storePicture: StorePicture,
): Promise<void> {
  const { database, clock } = work.sync;
  const source = sourceOf(work);
  const now = clock();
  const mark = delivery.at || now.toISOString();
  const known = await readKnown(work);
  const found: [string, Fetched][] = [];
  for (const [key, complete] of delivery.records) {
    // A later list told of the record, if only by lacking it.
    const isOlder = [key, delivery.listOf(key)].some((one) => (known.get(one)?.mark ?? '') > mark);
    if (isOlder) continue;
    const record = await complete(() => readContent(work, key), storePicture);
    found.push([key, { record, mark }]);
  }
  const gone = [...known.values()].filter(({ key, mark: latest }) =>
    delivery.gone.has(key)
      ? latest <= mark
      : latest < mark && !delivery.records.has(key) && delivery.whole.has(delivery.listOf(key)),
  );
  const statements: BatchItem<'sqlite'>[] = [];
  for (let from = 0; from < found.length; from += keptAtOnce) {
    const some = new Map(found.slice(from, from + keptAtOnce));
    statements.push(...storeStatements(database, source, { found: some, refs: [], now }));
  }
  const keys = gone.filter((one) => !hasLeft(one)).map(({ key }) => key);
  if (keys.length > 0) statements.push(leftStatement(database, source, keys));
  const strangers = [...delivery.gone, ...delivery.whole].filter((key) => !known.has(key));
  if (strangers.length > 0) statements.push(rememberStatement(work, strangers, { mark, now }));
  // An older file that comes late brings none of them back.
  const isOne = sql`key in (select value from json_each(${JSON.stringify(gone.map(({ key }) => key))}))`;
  if (gone.length > 0)
    statements.push(
      database
        .update(crmRecords)
        .set({ mark })
        .where(sql`system = ${source.system} and account = ${source.account} and ${isOne}`),
    );
  const [first, ...others] = statements;
  if (first) await database.batch([first, ...others]);
}
