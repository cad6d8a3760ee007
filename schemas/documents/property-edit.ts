import { defineArrayMember, defineField, defineType } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { byField, byOrder, orderField } from '../fields/order-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { propertyReferenceField } from '../fields/property-reference-field.ts';
import { onlyOne } from '../rules/redirects.ts';

/** Kept apart from imported data, so that no import overwrites what the agency chose. */
export const propertyEdit = defineType({
  name: 'propertyEdit',
  title: 'Property',
  description: 'Changes how the site shows an imported property. The import never changes this.',
  type: 'document',
  icon: 'home' satisfies IconName,
  orderings: [byOrder, byField('reference', 'Reference')],
  fields: [
    propertyReferenceField({
      name: 'reference',
      title: 'Property',
      description: 'The imported property that this is about.',
      rules: [onlyOne('propertyEdit', 'reference', 'Another document changes this property already.')],
    }),
    defineField({
      name: 'isFeatured',
      title: 'Featured',
      description:
        'While it is available it comes first in lists, and in modules that show featured properties.',
      type: 'boolean',
      initialValue: false,
    }),
    orderField(),
    defineField({
      name: 'isHidden',
      title: 'Hide on the site',
      description:
        'Removes it from lists, search, map and sitemap. Its page then says that it was not found.',
      type: 'boolean',
      initialValue: false,
    }),
    localizedField({
      name: 'title',
      title: 'Own title',
      description:
        'Replaces the imported title, on the site and in mails. Also part of the address of its page.',
      kind: 'String',
    }),
    localizedField({
      name: 'teaser',
      title: 'Opening words',
      description:
        'One or two sentences before the imported description. Search engines and shared links begin with them, too.',
      kind: 'Text',
    }),
    defineField({
      name: 'openHouses',
      title: 'Open house days',
      description:
        'Shown on its page, on its card and in the calendar that visitors subscribe to, until they are over. Those of the import stay.',
      type: 'array',
      of: [defineArrayMember({ type: 'openHouse' })],
      validation: (rule) => rule.max(20),
    }),
    translationRecordsField,
  ],
  preview: {
    select: { reference: 'reference', title: 'title', isFeatured: 'isFeatured', isHidden: 'isHidden' },
    prepare(edit: {
      reference?: string;
      title?: Localized<string>;
      isFeatured?: boolean;
      isHidden?: boolean;
    }) {
      const states = [edit.isFeatured && 'Featured', edit.isHidden && 'Hidden'].filter(Boolean);
      return {
        title: [edit.reference ?? 'No property yet', inLanguage(edit.title)].filter(Boolean).join(' · '),
        subtitle: states.join(', '),
      };
    },
  },
});
