import type { LanguageId } from 'schemas/languages.ts';
import type { PropertyRecord } from '../model/record.ts';
import { priceOf } from './price.ts';

/** On an ISO day, from one amount to another. */
export type PriceChange = { day: string; isLowered: boolean; from: string; to: string };

/** Tells the changes of a price, the newest first. Expects one that may be shown. */
export function priceChangesOf(
  { Price, EarlierPrices = [] }: Pick<PropertyRecord, 'Price' | 'EarlierPrices'>,
  language: LanguageId,
): PriceChange[] {
  const written = (price: number) => priceOf({ Price: price, PriceUnit: 0 }, '', language).amount;
  return EarlierPrices.flatMap(({ Price: from, Until: day }, index) => {
    const to = EarlierPrices[index + 1]?.Price ?? Price;
    return from === to ? [] : [{ day, isLowered: to < from, from: written(from), to: written(to) }];
  }).toReversed();
}
