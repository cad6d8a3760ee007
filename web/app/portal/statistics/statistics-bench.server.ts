import { sql } from 'drizzle-orm';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';
import { viewSources } from '../../consent/statistics/count-kinds.ts';
import { propertyCount } from '../../consent/consent-tables.server.ts';
import { graphShape } from './graph/graph-shape.ts';
import { readFigures } from './read-figures.server.ts';

const now = new Date('2026-11-23T09:00:00Z');
const days = 365;
const rounds = 50;
/** As many as are compared with similar ones at once. */
const some = ['2101', '2104', '2136', '2102', '2103', '2105'];

/** A database with that many views, spread over a year, the properties of the sample and all sources. */
async function yearOf(views: number) {
  const database = emptyDatabase();
  const ids = (await sampleCatalogue.list({ language: 'nl' })).map(({ id }) => id);
  const each = views / (ids.length * days * viewSources.length);
  await database.run(sql`insert into property_count
    with recursive ago(n) as (select 0 union all select n + 1 from ago where n < ${days - 1})
    select id.value, date('2026-11-23', '-' || n || ' days'), kind.value,
      cast(${each} + (n * 7919 + id.key * 104729) % 1009 / 1009.0 as integer)
    from json_each(${JSON.stringify(ids)}) id
      cross join json_each(${JSON.stringify(viewSources)}) kind cross join ago`);
  await database.run(sql`insert into property_views
    select propertyId, day, sum(count) from property_count group by propertyId, day`);
  const [row] = await database
    .select({ stored: sql<number>`sum(${propertyCount.count})` })
    .from(propertyCount);
  return { database, stored: row?.stored ?? 0 };
}

/** CPU time of all figures of the statistics page and its graph, the database’s own work included. */
for (const views of [10_000, 1_000_000]) {
  const { database, stored } = await yearOf(views);
  for (const propertyIds of [some.slice(0, 1), some.slice(0, 3), some]) {
    const load = async () => {
      const { recent, usual } = await readFigures({ database, catalogue: sampleCatalogue }, propertyIds, now);
      return graphShape(recent, usual);
    };
    for (let round = 0; round < rounds; round += 1) await load();
    const before = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1) await load();
    const { user, system } = process.cpuUsage(before);
    const milliseconds = ((user + system) / 1000 / rounds).toFixed(2);
    console.log(`${stored} views in a year, ${propertyIds.length} of 50 properties: ${milliseconds} ms CPU`);
  }
}
