import { defineField, defineType } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { byField, byLastChange } from '../fields/order-field.ts';
import { leadsSomewhere } from '../objects/link.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { sibling } from '../fields/sibling.ts';
import { statusField } from '../fields/status-field.ts';
import { redirectRules } from '../rules/addresses.ts';

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  description: 'Sends visitors from one address to another.',
  type: 'document',
  icon: 'transfer' satisfies IconName,
  orderings: [byField('from', 'Address'), byLastChange],
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      description: 'The path including its language, for example /nl/oud/.',
      type: 'string',
      validation: (rule) => [rule.required(), ...redirectRules.map((check) => rule.custom(check))],
    }),
    defineField({
      name: 'to',
      title: 'To',
      description: 'Where visitors end up.',
      type: 'link',
      validation: (rule) => [
        rule.custom(leadsSomewhere),
        rule.custom(
          (to, { document }) =>
            sibling(to, 'url') !== document?.from || 'This redirect would lead back to itself.',
        ),
      ],
    }),
    defineField({
      name: 'isPermanent',
      title: 'Permanent',
      description:
        'Search engines replace the old address with the new one. Switch off for something temporary, such as a campaign.',
      type: 'boolean',
      initialValue: true,
    }),
    statusField({ description: 'A hidden redirect has no effect.' }),
  ],
  preview: {
    select: { from: 'from', page: 'to.page.title', property: 'to.property', url: 'to.url', status: 'status' },
    prepare({
      from,
      page,
      property,
      url,
      status,
    }: Partial<Record<'from' | 'property' | 'url' | 'status', string>> & { page?: Localized<string> }) {
      const destination = `To ${inLanguage(page) ?? property ?? url ?? 'nowhere yet'}`;
      return {
        title: from ?? 'No address yet',
        subtitle: status === 'published' ? destination : `${destination} · Hidden`,
      };
    },
  },
});
