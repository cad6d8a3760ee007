import type { Property, PropertySummary } from './property.ts';
import { isWholePrice } from '../price/price.ts';
import { isHome } from '../model/main-type.ts';

/** Not of what is sold or rented, nor where the address is hidden, because most documents name it. */
export function canRequestDocuments({
  documents,
  ribbon,
  address,
}: Pick<Property, 'documents' | 'ribbon' | 'address'>): boolean {
  return !ribbon && address !== undefined && documents.length > 0;
}

type Free = Pick<PropertySummary, 'ribbon' | 'pending'>;

/** Sold, rented or off the market, or somebody else comes first. */
const isTaken = ({ ribbon, pending }: Free) => (ribbon ?? pending) !== undefined;

/** An option may end, so others may still look; a reservation or a sale rarely does. */
export function canBeVisited({ ribbon, pending }: Free): boolean {
  return !ribbon && (!pending || pending.kind === 'under-option');
}

/** A visitor applies for a home to rent as long as it is free. */
export function canApply(property: Free & Pick<PropertySummary, 'goal' | 'mainType'>): boolean {
  return property.goal === 'rent' && !isTaken(property) && isHome(property.mainType);
}

/** Accepts bids on what is free and for sale at a published price of its own. A project sells at fixed prices. */
export function canBid(property: Free & Pick<Property, 'goal' | 'price' | 'projectId'>): boolean {
  const { goal, price, projectId } = property;
  return (
    goal === 'sale' &&
    !isTaken(property) &&
    price !== undefined &&
    isWholePrice(price) &&
    projectId === undefined
  );
}
