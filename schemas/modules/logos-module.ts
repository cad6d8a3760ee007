import { defineArrayMember, defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { pictureField } from '../fields/picture-field.ts';
import { linkAddress } from '../rules/links.ts';

const logo = defineArrayMember({
  name: 'logo',
  title: 'Logo',
  description: 'The logo of a partner, and where it leads.',
  type: 'object',
  fields: [
    pictureField({
      name: 'picture',
      title: 'Picture',
      description: 'On a white ground. Its alternative text is the name of the partner.',
    }),
    defineField({
      name: 'url',
      title: 'Address',
      description: 'The website of the partner. Leave empty for a logo without a link.',
      type: 'string',
      validation: (rule) => rule.custom(linkAddress),
    }),
  ],
  preview: {
    select: { name: 'picture.alt', subtitle: 'url', media: 'picture' },
    prepare: ({ name, ...shown }: { name?: Localized<string>; subtitle?: string; media?: never }) => ({
      title: inLanguage(name) ?? 'Logo without a name',
      ...shown,
    }),
  },
});

export const logosModule = defineModule({
  name: 'logosModule',
  title: 'Logos',
  description: 'Logos of partners or federations, all of one size.',
  icon: 'inline',
  fields: [
    defineField({
      name: 'logos',
      title: 'Logos',
      description: 'From 1 to 24. Drag to reorder.',
      type: 'array',
      of: [logo],
      validation: (rule) => rule.required().min(1).max(24),
    }),
  ],
});
