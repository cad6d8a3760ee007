import { defineArrayMember, defineField } from '@sanity/types';
import { sibling } from '../fields/sibling.ts';
import { hostName } from '../rules/links.ts';

const group = 'forms';

export const formFields = [
  defineField({
    name: 'contactSlots',
    title: 'Time slots',
    description: 'The times at which visitors can ask to be called or received.',
    type: 'array',
    of: [defineArrayMember({ type: 'contactSlot' })],
    group,
  }),
  defineField({
    name: 'visits',
    title: 'Visits',
    description: 'How visits are planned. The hours of each broker are with the team member.',
    type: 'visitSettings',
    group,
  }),
  defineField({
    name: 'rentalTerms',
    title: 'Terms of rentals',
    description: 'What an owner demands of tenants. The rental application of the property names it.',
    type: 'array',
    of: [defineArrayMember({ type: 'rentalTerm' })],
    group,
    validation: (rule) =>
      rule.custom((terms: unknown[] | undefined) => {
        const references = (terms ?? []).map((term) => sibling(term, 'reference'));
        return new Set(references).size === references.length || 'Add each property only once.';
      }),
  }),
  defineField({
    name: 'formRecipients',
    title: 'Form recipients',
    description: 'Forms that are not listed here go to the agency’s e-mail address.',
    type: 'array',
    of: [defineArrayMember({ type: 'formRecipient' })],
    group,
    validation: (rule) =>
      rule.custom((recipients: unknown[] | undefined) => {
        const names = (recipients ?? []).map((recipient) => sibling(recipient, 'form'));
        return new Set(names).size === names.length || 'Add each form only once.';
      }),
  }),
  defineField({
    name: 'allowedRedirectHosts',
    title: 'Allowed sites for redirects',
    description: 'Host names such as www.biv.be. Pages can redirect visitors to these sites only.',
    type: 'array',
    of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(hostName) })],
    group,
    validation: (rule) => rule.unique(),
  }),
];
