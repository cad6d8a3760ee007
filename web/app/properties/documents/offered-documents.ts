import type { Property } from '../property/property.ts';

type Given = Pick<Property, 'documents' | 'ribbon' | 'address'>;

/** None of what is sold or rented, nor where the address is hidden, because most documents name it. */
export function offeredDocuments({ documents, ribbon, address }: Given): Property['documents'] {
  return ribbon || !address ? [] : documents;
}
