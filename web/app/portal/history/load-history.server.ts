import { eventKind } from '../../properties/model/terms.ts';
import { formatEuro } from '../../properties/price/price.ts';
import { formatDay } from '../../properties/text/day.ts';
import { readRecords, type ShownRecord } from '../records/read-records.server.ts';
import type { SectionContext } from '../section-context.ts';

/** Price and state of each shown property, the latest first. */
export async function loadHistory(context: SectionContext) {
  const { t, propertyIds } = context;
  const records = await readRecords(context);
  const groups = records.map((shown) => ({
    id: shown.property.id,
    title: propertyIds.length < 2 ? t('portal.priceAndState') : shown.property.address,
    entries: eventsOf(shown, context),
    empty: t('portal.noHistory'),
  }));
  return { groups, empty: groups.length === 0 ? t('portal.noHistory') : undefined };
}

function eventsOf({ record }: ShownRecord, { platform, language }: SectionContext) {
  return record.History.toSorted((a, b) => b.Date.localeCompare(a.Date)).map(
    ({ Date: day, Kind, Price }, index) => ({
      key: String(index),
      day,
      date: formatDay(day, language),
      title: platform.importedCatalogue.term(eventKind, Kind, language).text,
      text: Price === undefined ? undefined : formatEuro(Price, language),
    }),
  );
}
