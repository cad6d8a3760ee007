import { expect, test } from 'vitest';
import type { StoredLead } from './find-leads.server.ts';
import { quotationOf } from './lead.server.ts';

const values = { message: 'Heel tevreden.', firstName: 'An', email: 'an@example.com', publish: 'yes' };

const leadWith = (changes: Partial<StoredLead> = {}) =>
  quotationOf({ form: 'testimonial', values, createdAt: new Date('2026-11-21T10:00:00Z'), ...changes });

test('a testimonial that may be published is quoted without its address', () => {
  expect(leadWith()).toEqual({ text: 'Heel tevreden.', author: 'An', day: '2026-11-21' });
  expect(leadWith({ values: { ...values, place: 'Lier' } })?.place).toBe('Lier');
});

test('what is for the team only, or no testimonial, is not quoted', () => {
  expect(leadWith({ values: { ...values, publish: 'no' } })).toBeUndefined();
  expect(leadWith({ form: 'site-contact' })).toBeUndefined();
});
