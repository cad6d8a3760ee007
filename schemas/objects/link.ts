import { defineField, defineType } from '@sanity/types';
import { linkAddress } from '../rules/links.ts';
import { knownAddress } from '../rules/unique-paths.ts';
import { inLanguage, isFilled, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { sibling } from '../fields/sibling.ts';

export function leadsSomewhere(value: unknown): true | string {
  const isSet = sibling(value, 'page') !== undefined || isFilled(sibling(value, 'url'));
  return isSet || 'Choose a page or enter an address.';
}

export const link = defineType({
  name: 'link',
  title: 'Link',
  description: 'A page of this site or another address.',
  type: 'object',
  fields: [
    localizedField({
      name: 'label',
      title: 'Link text',
      description: 'Leave empty to use the title of the page.',
      kind: 'String',
    }),
    defineField({
      name: 'page',
      title: 'Page or article',
      description: 'The link keeps working when the path changes.',
      type: 'reference',
      to: [{ type: 'page' }, { type: 'article' }],
    }),
    defineField({
      name: 'url',
      title: 'Other address',
      description: 'For example /nl/contact/, an https address, mailto: or tel:. Only if no page is chosen.',
      type: 'string',
      hidden: ({ parent }) => sibling(parent, 'page') !== undefined,
      validation: (rule) => [
        rule.custom((url, { parent }) => sibling(parent, 'page') !== undefined || linkAddress(url)),
        rule
          .custom(
            (url, context) => sibling(context.parent, 'page') !== undefined || knownAddress(url, context),
          )
          .warning(),
      ],
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
