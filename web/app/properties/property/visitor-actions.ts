import type { Property, PropertySummary } from './property.ts';
import { isWholePrice } from '../price/price.ts';
import { isHome } from '../model/main-type.ts';

/** Not where the address is hidden, because most documents name it, nor once sold or rented. */
export function canRequestDocuments({
  documents,
  ribbon,
  address,
}: Pick<Property, 'documents' | 'ribbon' | 'address'>): boolean {
  return !ribbon && address !== undefined && documents.length > 0;
}

type Free = Pick<PropertySummary, 'ribbon' | 'pending'>;

const isTaken = ({ ribbon, pending }: Free) => (ribbon ?? pending) !== undefined;

/** An option may end, so others may still look; a reservation or a sale rarely does. */
export function canBeVisited({ ribbon, pending }: Free): boolean {
  return !ribbon && (!pending || pending.kind === 'under-option');
}

export function canApply(property: Free & Pick<PropertySummary, 'goal' | 'mainType'>): boolean {
  return property.goal === 'rent' && !isTaken(property) && isHome(property.mainType);
}

/** Projects sell at fixed prices, so they take no bids. */
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
