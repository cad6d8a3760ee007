import type { OwnerRecord } from '../../properties/owner-records/owner-record.ts';
import { eventKind } from '../../properties/model/terms.ts';
import { formatEuro } from '../../properties/price/price.ts';
import type { SectionContext } from '../section-context.ts';

export type SaleEvent = { day: string; title: string; price: string | undefined; isPriceChange: boolean };

const changeKinds = ['price-lowered', 'price-raised', 'rent-lowered', 'rent-raised'];

/** Events that the agency's software tells of a property, and changes of its price that only the property itself tells. */
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
