import { formatDay } from '../../properties/text/day.ts';
import { loadNearby } from './load-nearby.server.ts';
import { readRecords } from '../records/read-records.server.ts';
import type { SectionContext } from '../section-context.ts';
import type { OwnerRecord } from '../../properties/owner-records/owner-record.ts';
import { eventKind } from '../../properties/model/terms.ts';
import { formatEuro } from '../../properties/price/price.ts';

type SaleEvent = { day: string; title: string; price: string | undefined; isPriceChange: boolean };

const changeKinds = ['price-lowered', 'price-raised', 'rent-lowered', 'rent-raised'];

/** Events that the agency's software tells, and changes of price that only the property itself tells. */
export async function saleEvents(
  { id }: { id: string },
  record: Pick<OwnerRecord, 'History'> | undefined,
  { platform, language, t }: Pick<SectionContext, 'platform' | 'language' | 't'>,
): Promise<SaleEvent[]> {
  const told = (record?.History ?? []).map(({ Date: day, Kind, Price }) => ({
    day,
    title: platform.importedCatalogue.term(eventKind, Kind, language).text,
    price: Price === undefined ? undefined : formatEuro(Price, language),
    isPriceChange: changeKinds.includes(Kind),
  }));
  const property = await platform.importedCatalogue.find(id, language);
  const changes = (property?.priceChanges ?? [])
    .filter(({ day }) => !told.some((event) => event.day === day && event.isPriceChange))
    .map(({ day, isLowered, to }) => ({
      day,
      title: t(isLowered ? 'portal.priceLowered' : 'portal.priceRaised'),
      price: to,
      isPriceChange: true,
    }));
  return [...told, ...changes].toSorted((a, b) => b.day.localeCompare(a.day));
}

export async function loadHistory(context: SectionContext) {
  const { t, language, properties, propertyIds } = context;
  const records = await readRecords(context);
  const shown = properties.filter(({ id }) => propertyIds.includes(id));
  const histories = await Promise.all(
    shown.map(async (property) => {
      const record = records.find((each) => each.property === property)?.record;
      const events = await saleEvents(property, record, context);
      if (record === undefined && events.length === 0) return [];
      const group = {
        id: property.id,
        title: propertyIds.length < 2 ? t('portal.priceAndState') : property.address,
        entries: events.map(({ day, title, price }, index) => ({
          key: String(index),
          day,
          date: formatDay(day, language),
          title,
          text: price,
        })),
        empty: t('portal.noHistory'),
      };
      return [group];
    }),
  );
  const known = histories.flat();
  const [only, ...others] = shown;
  const nearby =
    only?.keptUntil === undefined && only && others.length === 0
      ? await loadNearby(only, context)
      : undefined;
  return {
    groups: [...known, ...(nearby && nearby.entries.length > 0 ? [{ ...nearby, empty: '' }] : [])],
    empty: known.length === 0 ? t('portal.noHistory') : undefined,
  };
}
