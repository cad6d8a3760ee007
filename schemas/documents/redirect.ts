import { defineField, defineType } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { byField, byLastChange } from '../fields/order-field.ts';
import { leadsSomewhere } from '../objects/link.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { sibling } from '../fields/sibling.ts';
import { statusField } from '../fields/status-field.ts';
import { wellFormedAddress } from '../rules/paths.ts';
import { onlyOne } from '../rules/redirects.ts';
import { noPageAt } from '../rules/unique-paths.ts';

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  description: 'Sends visitors of one address on to another.',
  type: 'document',
  icon: 'transfer' satisfies IconName,
  orderings: [byField('from', 'Address'), byLastChange],
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      description: 'The path with its language, such as /nl/oud/.',
      type: 'string',
      validation: (rule) => [
        rule.required().custom(wellFormedAddress),
        rule.custom(noPageAt),
        rule.custom(onlyOne('redirect', 'from', 'Another redirect begins at the same address.')),
      ],
    }),
    defineField({
      name: 'to',
      title: 'To',
      description: 'Where visitors arrive.',
      type: 'link',
      validation: (rule) => [
        rule.custom(leadsSomewhere),
        rule.custom(
          (to, { document }) => sibling(to, 'url') !== document?.from || 'This would lead in a circle.',
        ),
      ],
    }),
    defineField({
      name: 'isPermanent',
      title: 'For good',
      description: 'Search engines then forget the old address. Off for a campaign.',
      type: 'boolean',
      initialValue: true,
    }),
    statusField({ description: 'A draft redirect does nothing.', initialValue: 'published' }),
  ],
  preview: {
    select: { from: 'from', page: 'to.page.title', url: 'to.url', status: 'status' },
    prepare({
      from,
      page,
      url,
      status,
    }: Partial<Record<'from' | 'url' | 'status', string>> & { page?: Localized<string> }) {
      const destination = `To ${inLanguage(page) ?? url ?? 'nowhere yet'}`;
      return {
        title: from ?? 'No address yet',
        subtitle: status === 'published' ? destination : `${destination} · Draft`,
      };
    },
  },
});
