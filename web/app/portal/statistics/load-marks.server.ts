import { belgianDay } from '../../platform/belgian-time.ts';
import { readRecords } from '../records/read-records.server.ts';
import type { PortalProperty, SectionContext } from '../section-context.ts';
import { saleEvents } from '../history/load-history.server.ts';
import { readMatches } from './read-statistics.server.ts';

export type Marks = ReadonlyMap<string, readonly string[]>;

export async function loadMarks(context: SectionContext, days: readonly string[]): Promise<Marks> {
  const { platform, properties, propertyIds, t } = context;
  const since = days[0] ?? '';
  const shown = properties.filter(({ id }) => propertyIds.includes(id));
  const [records, matches] = await Promise.all([
    readRecords(context),
    readMatches(platform.database, propertyIds, since),
  ]);
  const ofProperties = await Promise.all(
    shown.map(async (property) => {
      const record = records.find((each) => each.property === property)?.record;
      const events = await saleEvents(property, record, context);
      return [
        ...events
          .filter(({ isPriceChange }) => isPriceChange)
          .map(({ day, title, price }) => ({ day, text: [title, price].filter(Boolean).join(', ') })),
        ...(await openDays(property, context)).map((day) => ({ day, text: t('portal.markOpenHouse') })),
      ].map(({ day, text }) => ({
        day,
        text: shown.length < 2 ? text : t('portal.markOf', { event: text, address: property.address }),
      }));
    }),
  );
  const all = [
    ...ofProperties.flat(),
    ...matches.map(({ day, count }) => ({ day, text: t('portal.markMatches', { count }) })),
  ];
  const marked = days.map(
    (day) => [day, all.filter((mark) => mark.day === day).map(({ text }) => text)] as const,
  );
  return new Map(marked.filter(([, texts]) => texts.length > 0));
}

/** Includes the open houses that editors add. */
async function openDays({ id }: PortalProperty, { platform, language }: SectionContext): Promise<string[]> {
  const property =
    (await platform.catalogue.find(id, language)) ?? (await platform.importedCatalogue.find(id, language));
  return [...new Set((property?.openHouses ?? []).map(({ start }) => belgianDay(new Date(start))))];
}
