import { expect, test } from 'vitest';
import { testimonialDraft } from './testimonial-button.tsx';

test('a testimonial becomes a draft with first name, town and the day it came', () => {
  const quotation = { text: 'Heel tevreden.', author: 'An', place: 'Lier', day: '2026-11-21' };
  expect(testimonialDraft({ id: '3f6c', language: 'nl' }, quotation)).toEqual({
    _id: 'drafts.testimonial-3f6c',
    _type: 'testimonial',
    status: 'draft',
    quote: [
      { _type: 'internationalizedArrayTextValue', _key: 'nl', language: 'nl', value: 'Heel tevreden.' },
    ],
    author: 'An',
    place: 'Lier',
    date: '2026-11-21',
  });
});

test('a town may be missing', () => {
  const quotation = { text: 'Goed.', author: 'An', day: '2026-11-21' };
  expect(testimonialDraft({ id: '3f6c', language: 'fr' }, quotation)).not.toHaveProperty('place');
});
