import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SQL } from 'drizzle-orm';
import { agencyFolder } from '../agency-folder.ts';
import { sql } from '../drizzle.ts';

type Property = { ID: number; PublicationDate: string; Marquee: number };

const bundleFile = path.join(agencyFolder, 'properties', 'bundle.json');

/** Days before today; today's visitors count themselves. */
const days = 364;

/** Events per thousand views of a property. */
const perThousand = {
  list: 340,
  'search-engine': 190,
  'property-site': 160,
  site: 90,
  direct: 80,
  social: 60,
  alert: 50,
  other: 30,
  favourite: 34,
  share: 12,
  enquiry: 9,
  // Spread over the first days, when search alerts report a property.
  match: 0,
};

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/**
 * A year of views of the sample, or as much as a property has been listed: many at first, more at weekends, few once
 * it is sold. Always the same for a given day; computed in the database.
 */
export function demoStatistics(now: Date): SQL[] {
  const today = dayOf(now.getTime());
  const longAgo = dayOf(now.getTime() - days * 24 * 60 * 60_000);
  const bundle = JSON.parse(readFileSync(bundleFile, 'utf8')) as { Properties: readonly Property[] };
  const properties = bundle.Properties.map(({ ID, PublicationDate, Marquee }) => ({
    id: ID,
    first: PublicationDate > longAgo && PublicationDate < today ? PublicationDate : longAgo,
    rate: (9 + ((ID * 7919) % 15)) * (Marquee === 0 ? 1 : 0.2),
  }));
  const kinds = Object.entries(perThousand).map(([kind, share], index) => ({ kind, share, index }));
  return [
    sql`insert or ignore into property_count ("propertyId", day, kind, count)
      with recursive
        ago(n) as (select 1 union all select n + 1 from ago where n < ${days}),
        dates as materialized (
          select date(${today}, '-' || n || ' days') as day,
            julianday(${today}) - n as julian,
            cast(julianday(${today}) as integer) - n as number,
            case strftime('%w', ${today}, '-' || n || ' days') when '0' then 1.35 when '6' then 1.1 else 0.9 end
              as crowd
          from ago
        ),
        properties as materialized (
          select value ->> 'id' as id, value ->> 'first' as first, julianday(value ->> 'first') as start,
            value ->> 'rate' as rate
          from json_each(${JSON.stringify(properties)})
        ),
        kinds as materialized (
          select value ->> 'kind' as kind, value ->> 'share' as share, value ->> 'index' as place
          from json_each(${JSON.stringify(kinds)})
        ),
        levels as materialized (
          select id, day, number, julian - start as age,
            rate * (1 + 2.5 / (1 + (julian - start) / 6.0)) * crowd
              * (0.75 + ((id * 13 + number * number) % 53) / 106.0) as level
          from properties join dates on day >= first
        ),
        counts as (
          select id, day, kind,
            case when kind = 'match' then max(0, (id % 23 + 6) / (1 + age * 4))
              else level * share / 1000.0 end
              + ((id * 7919 + number * 104729 + place * 12997) % 1009) / 1009.0
              - (kind = 'match') as count
          from levels cross join kinds
        )
      select cast(id as text), day, kind, cast(count as integer) from counts where count >= 1`,
    sql`insert or replace into property_views ("propertyId", day, count)
      select "propertyId", day, sum(count) from property_count
        where kind not in ('favourite', 'share', 'enquiry', 'match') group by "propertyId", day`,
  ];
}
