import type { Quotation } from 'schemas/lead.ts';
import type { StoredLead } from './find-leads.server.ts';

/** Undefined for other forms, and for a testimonial that may not be published. */
export function quotationOf({
  form,
  values,
  createdAt,
}: Pick<StoredLead, 'form' | 'values' | 'createdAt'>): Quotation | undefined {
  const { message: text, firstName: author, place, publish } = values;
  if (form !== 'testimonial' || publish !== 'yes' || !text || !author) return undefined;
  return { text, author, ...(place && { place }), day: createdAt.toISOString().slice(0, 10) };
}
