import type { ListedProperty } from '../property/listed-property.ts';

/** An available property with its published price in euro; null while that is hidden. */
type Offer = { id: string; price: number | null };

type NewsKind = 'known' | 'new' | 'reduced';

/** The latest that happened to a property. Revisions rise with every change of any property. */
type PropertyNews = Offer & { kind: NewsKind; revision: number };

export function offerOf({ id, price }: Pick<ListedProperty, 'id' | 'price'>): Offer {
  return { id, price: price ?? null };
}

/** Selects the offers that were never seen, or not at this price. */
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

/**
 * Picks, in the order of `matching`, the properties that became new or cheaper after a revision and that were not yet
 * reported at this price.
 */
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
