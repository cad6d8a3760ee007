import type { Project } from '../../properties/property/project.ts';
import type { Property } from '../../properties/property/property.ts';
import type { AggregateOffer, Offer, Reference } from './vocabulary.ts';

type Terms = { url: string; offeredBy: Reference };
type Offered = Pick<Property, 'goal' | 'ribbon' | 'price' | 'availableFrom'>;

const availability = 'https://schema.org/InStock';

/** Undefined once it is sold or rented; without an amount where the price is not published. */
export function offerThing(property: Offered, { url, offeredBy }: Terms): Offer | undefined {
  const { goal, ribbon, availableFrom } = property;
  if (ribbon) return undefined;
  return {
    '@type': 'Offer',
    url,
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${goal === 'sale' ? 'Sell' : 'LeaseOut'}` },
    availability,
    availabilityStarts: availableFrom,
    offeredBy,
    ...pricing(property),
  };
}

function pricing({ goal, price }: Offered): Pick<Offer, 'price' | 'priceCurrency' | 'priceSpecification'> {
  if (!price) return {};
  const priceCurrency = 'EUR';
  if (price.isFrom)
    return { priceSpecification: { '@type': 'PriceSpecification', minPrice: price.value, priceCurrency } };
  if (goal === 'sale') return { price: price.value, priceCurrency };
  const monthly = { '@type': 'UnitPriceSpecification', price: price.value, unitCode: 'MON' } as const;
  return { priceSpecification: { ...monthly, priceCurrency } };
}

/** Undefined before the first and after the last of its units is on offer. */
export function projectOfferThing(
  { state, availableCount, price }: Pick<Project, 'state' | 'availableCount' | 'price'>,
  { url, offeredBy }: Terms,
): AggregateOffer | undefined {
  if (state !== 'available') return undefined;
  const amount = price && { lowPrice: price.value, priceCurrency: 'EUR' as const };
  return { '@type': 'AggregateOffer', url, availability, offeredBy, offerCount: availableCount, ...amount };
}
