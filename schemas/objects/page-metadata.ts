import { defineField, defineType } from '@sanity/types';
import { choiceField } from '../fields/choice-field.ts';
import { localizedField } from '../fields/localized-field.ts';

export const pageMetadata = defineType({
  name: 'pageMetadata',
  title: 'Search and sharing',
  description: 'How the page appears in search engines and on social networks. All fields are optional.',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fieldsets: [
    {
      name: 'social',
      title: 'Sharing',
      description:
        'Social networks use the title, description and picture of the page unless you enter something else here.',
      options: { collapsible: true, collapsed: true },
    },
  ],
  fields: [
    localizedField({
      name: 'pageTitle',
      title: 'Title in the browser tab',
      description: 'Also the title in search results. About 60 characters are shown.',
      kind: 'String',
    }),
    localizedField({
      name: 'description',
      title: 'Description in search results',
      description: 'One or two sentences, about 155 characters.',
      kind: 'Text',
    }),
    localizedField({
      name: 'socialTitle',
      title: 'Title when shared',
      description: 'Replaces the title of the page.',
      kind: 'String',
      fieldset: 'social',
    }),
    localizedField({
      name: 'socialDescription',
      title: 'Description when shared',
      description: 'Replaces the description.',
      kind: 'Text',
      fieldset: 'social',
    }),
    choiceField({
      name: 'socialType',
      title: 'Shared as',
      description: 'Website for most pages; article for something with a date.',
      choices: [
        { title: 'Website', value: 'website' },
        { title: 'Article', value: 'article' },
      ],
      fieldset: 'social',
    }),
    localizedField({
      name: 'socialUrl',
      title: 'Address when shared',
      description: 'Only if a different address should be shared.',
      kind: 'String',
      fieldset: 'social',
    }),
    defineField({
      name: 'socialImage',
      title: 'Picture when shared',
      description: 'At least 1200 by 630 pixels. Add one per language only if it contains text.',
      type: 'internationalizedArrayImage',
      fieldset: 'social',
    }),
  ],
});
