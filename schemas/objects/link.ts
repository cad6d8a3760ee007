import { defineField, defineType } from '@sanity/types';
import { linkAddress } from '../rules/links.ts';
import { inLanguage, isFilled, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { sibling } from '../fields/sibling.ts';

export function leadsSomewhere(value: unknown): true | string {
  const isSet = sibling(value, 'page') !== undefined || isFilled(sibling(value, 'url'));
  return isSet || 'Choose a page or type an address.';
}

export const link = defineType({
  name: 'link',
  title: 'Link',
  description: 'Where a click leads: a page of the site, or another address.',
  type: 'object',
  fields: [
    localizedField({
      name: 'label',
      title: 'Words of the link',
      description: 'Leave empty to show the title of the page.',
      kind: 'String',
    }),
    defineField({
      name: 'page',
      title: 'Page or article',
      description: 'Follows its path, also when that changes.',
      type: 'reference',
      to: [{ type: 'page' }, { type: 'article' }],
    }),
    defineField({
      name: 'url',
      title: 'Other address',
      description: 'A path such as /nl/contact/, an https address, mailto: or tel:. Only without a page.',
      type: 'string',
      hidden: ({ parent }) => sibling(parent, 'page') !== undefined,
      validation: (rule) =>
        rule.custom((url, { parent }) => sibling(parent, 'page') !== undefined || linkAddress(url)),
    }),
  ],
  validation: (rule) =>
    rule
      .custom((value) => value === undefined || !sibling(value, 'label') || leadsSomewhere(value))
      .warning(),
  preview: {
    select: { label: 'label', pageTitle: 'page.title', url: 'url' },
    prepare(value: { label?: Localized<string>; pageTitle?: Localized<string>; url?: string }) {
      const pageTitle = inLanguage(value.pageTitle);
      return {
        title: inLanguage(value.label) ?? pageTitle ?? value.url ?? 'No link yet',
        subtitle: pageTitle ?? value.url,
      };
    },
  },
});
