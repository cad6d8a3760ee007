import type { Property, PropertySummary } from './property.ts';
import { isHome } from '../model/main-type.ts';

/** Not of what is sold or rented, nor where the address is hidden, because most documents name it. */
export function canRequestDocuments({
  documents,
  ribbon,
  address,
}: Pick<Property, 'documents' | 'ribbon' | 'address'>): boolean {
  return !ribbon && address !== undefined && documents.length > 0;
}

/** A visitor applies for a home to rent as long as it is free. */
export function canApply({
  goal,
  ribbon,
  mainType,
}: Pick<PropertySummary, 'goal' | 'ribbon' | 'mainType'>): boolean {
  return goal === 'rent' && !ribbon && isHome(mainType);
}

/** Accepts bids on what is free and for sale at a published price of its own. A project sells at fixed prices. */
export function canBid({
  goal,
  ribbon,
  price,
  projectId,
}: Pick<Property, 'goal' | 'ribbon' | 'price' | 'projectId'>): boolean {
  return goal === 'sale' && !ribbon && price !== undefined && !price.isFrom && projectId === undefined;
}
