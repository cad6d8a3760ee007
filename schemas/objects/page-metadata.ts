import { defineField, defineType } from '@sanity/types';
import { choiceField } from '../fields/choice-field.ts';
import { localizedField } from '../fields/localized-field.ts';

export const pageMetadata = defineType({
  name: 'pageMetadata',
  title: 'Search and sharing',
  description: 'What search engines and social networks show. All of it is optional.',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fieldsets: [
    {
      name: 'social',
      title: 'When somebody shares it',
      description:
        'Social networks show the title, description and picture above unless these say otherwise.',
      options: { collapsible: true, collapsed: true },
    },
  ],
  fields: [
    localizedField({
      name: 'pageTitle',
      title: 'Title in the browser tab',
      description: 'Also the blue line in search results. About 60 characters are shown.',
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
      description: 'Instead of the title of the page.',
      kind: 'String',
      fieldset: 'social',
    }),
    localizedField({
      name: 'socialDescription',
      title: 'Description when shared',
      description: 'Instead of the description.',
      kind: 'Text',
      fieldset: 'social',
    }),
    choiceField({
      name: 'socialType',
      title: 'Shared as',
      description: 'A website for most pages, an article for something with a date.',
      choices: [
        { title: 'Website', value: 'website' },
        { title: 'Article', value: 'article' },
      ],
      fieldset: 'social',
    }),
    localizedField({
      name: 'socialUrl',
      title: 'Address when shared',
      description: 'Only when another address should be shared than that of this page.',
      kind: 'String',
      fieldset: 'social',
    }),
    defineField({
      name: 'socialImage',
      title: 'Picture when shared',
      description: 'At least 1200 by 630 pixels. Another one for a language only if it holds words.',
      type: 'internationalizedArrayImage',
      fieldset: 'social',
    }),
  ],
});
