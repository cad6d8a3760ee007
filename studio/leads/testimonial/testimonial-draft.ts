import type { Lead, Quotation } from 'schemas/lead.ts';

export function testimonialId({ id }: Pick<Lead, 'id'>): string {
  return `testimonial-${id}`;
}

/** An unpublished document, which visitors cannot see: staff read, translate and publish it. */
export function testimonialDraft(lead: Pick<Lead, 'id' | 'language'>, quotation: Quotation) {
  const { text, author, place, day } = quotation;
  const { language } = lead;
  return {
    _id: `drafts.${testimonialId(lead)}`,
    _type: 'testimonial',
    status: 'draft',
    quote: [{ _type: 'internationalizedArrayTextValue', _key: language, language, value: text }],
    author,
    ...(place && { place }),
    date: day,
  };
}
