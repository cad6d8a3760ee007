import type { Property, PropertySummary } from './property.ts';
import { isHome } from '../model/main-type.ts';

type Given = Pick<Property, 'documents' | 'ribbon' | 'address'>;

/** None of what is sold or rented, nor where the address is hidden, because most documents name it. */
export function offeredDocuments({ documents, ribbon, address }: Given): Property['documents'] {
  return ribbon || !address ? [] : documents;
}

/** A visitor applies for a home to rent as long as it is free. */
export function takesApplications({
  goal,
  ribbon,
  mainType,
}: Pick<PropertySummary, 'goal' | 'ribbon' | 'mainType'>): boolean {
  return goal === 'rent' && !ribbon && isHome(mainType);
}

type Offered = Pick<Property, 'goal' | 'ribbon' | 'price' | 'projectId'>;

/** Accepts bids on what is free and for sale at a published price of its own. A project sells at fixed prices. */
export function takesOffers({ goal, ribbon, price, projectId }: Offered): boolean {
  return goal === 'sale' && !ribbon && price !== undefined && !price.isFrom && projectId === undefined;
}
