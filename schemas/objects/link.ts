import { defineField, defineType } from '@sanity/types';
import { linkAddress } from '../rules/links.ts';
import { knownAddress } from '../rules/unique-paths.ts';
import { inLanguage, isFilled, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { isReference } from '../fields/property-reference-field.ts';
import { sibling } from '../fields/sibling.ts';

export function leadsSomewhere(value: unknown): true | string {
  const isSet = ['page', 'property'].some((name) => sibling(value, name) !== undefined);
  const address = sibling(value, 'url') ?? sibling(value, 'href');
  return isSet || isFilled(address) || 'Choose a page or a property, or enter an address.';
}

const hasPage = (parent: unknown) => sibling(parent, 'page') !== undefined;
const isChosen = (parent: unknown) => hasPage(parent) || sibling(parent, 'property') !== undefined;

/** A page takes precedence over a property, and both over an address. Portable Text calls a link's address `href`. */
export function targetFields(address: 'url' | 'href') {
  return [
    defineField({
      name: 'page',
      title: 'Page or article',
      description: 'The link keeps working when the path changes.',
      type: 'reference',
      to: [{ type: 'page' }, { type: 'article' }],
    }),
    defineField({
      name: 'property',
      title: 'Property',
      description: 'Only if no page is chosen.',
      type: 'propertyReference',
      hidden: ({ parent }) => hasPage(parent),
      validation: (rule) => rule.custom((value, { parent }) => hasPage(parent) || isReference(value)),
    }),
    defineField({
      name: address,
      title: 'Other address',
      description:
        'For example /nl/contact/, an https address, mailto: or tel:. Only if no page and no property is chosen.',
      type: 'string',
      hidden: ({ parent }) => isChosen(parent),
      validation: (rule) => [
        rule.custom((url, { parent }) => isChosen(parent) || linkAddress(url)),
        rule.custom((url, context) => isChosen(context.parent) || knownAddress(url, context)).warning(),
      ],
    }),
  ];
}

type Shown = { label?: Localized<string>; pageTitle?: Localized<string>; property?: string; url?: string };

export const link = defineType({
  name: 'link',
  title: 'Link',
  description: 'A page or property of this site, or another address.',
  type: 'object',
  fields: [
    localizedField({
      name: 'label',
      title: 'Link text',
      description: 'Leave empty to use the title of the page.',
      kind: 'String',
    }),
    ...targetFields('url'),
  ],
  validation: (rule) =>
    rule
      .custom((value) => value === undefined || !sibling(value, 'label') || leadsSomewhere(value))
      .warning(),
  preview: {
    select: { label: 'label', pageTitle: 'page.title', property: 'property', url: 'url' },
    prepare({ label, pageTitle, property, url }: Shown) {
      const target = inLanguage(pageTitle) ?? property ?? url;
      return { title: inLanguage(label) ?? target ?? 'No link yet', subtitle: target };
    },
  },
});
