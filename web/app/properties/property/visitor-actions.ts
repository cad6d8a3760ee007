import type { Property } from './property.ts';

type Offered = Pick<Property, 'goal' | 'ribbon' | 'price' | 'projectId'>;

/** Accepts bids on what is free and for sale at a published price of its own. A project sells at fixed prices. */
export function takesOffers({ goal, ribbon, price, projectId }: Offered): boolean {
  return goal === 'sale' && !ribbon && price !== undefined && !price.isFrom && projectId === undefined;
}
