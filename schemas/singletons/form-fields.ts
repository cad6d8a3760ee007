import { defineArrayMember, defineField } from '@sanity/types';
import { sibling } from '../fields/sibling.ts';
import { hostName } from '../rules/links.ts';

const group = 'forms';

export const formFields = [
  defineField({
    name: 'showFreeValuation',
    title: 'Offer a free valuation',
    description: 'Shows the button that leads to the free valuation.',
    type: 'boolean',
    initialValue: true,
    group,
  }),
  defineField({
    name: 'contactSlots',
    title: 'Parts of the day',
    description: 'When visitors may ask to be called or received.',
    type: 'array',
    of: [defineArrayMember({ type: 'contactSlot' })],
    group,
  }),
  defineField({
    name: 'formRecipients',
    title: 'Who gets the mail of a form',
    description: 'Forms that are not listed go to the e-mail address of the agency.',
    type: 'array',
    of: [defineArrayMember({ type: 'formRecipient' })],
    group,
    validation: (rule) =>
      rule.custom((recipients: unknown[] | undefined) => {
        const names = (recipients ?? []).map((recipient) => sibling(recipient, 'form'));
        return new Set(names).size === names.length || 'List each form once.';
      }),
  }),
  defineField({
    name: 'allowedRedirectHosts',
    title: 'Sites that pages may lead to',
    description: 'Hosts such as www.biv.be. A page can send visitors on to these and no others.',
    type: 'array',
    of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(hostName) })],
    group,
    validation: (rule) => rule.unique(),
  }),
];
