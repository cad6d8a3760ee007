import { defineField, defineType } from '@sanity/types';
import { localizedField } from '../fields/localized-field.ts';
import { pictureField } from '../fields/picture-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';

export const popup = defineType({
  name: 'popup',
  title: 'Popup',
  description: 'A message over the page, shown once to each visitor.',
  type: 'document',
  fields: [
    defineField({
      name: 'isPublished',
      title: 'Show the popup',
      description: 'Off hides it everywhere.',
      type: 'boolean',
      initialValue: false,
    }),
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'A few words.',
      kind: 'String',
      isRequired: true,
    }),
    localizedField({
      name: 'description',
      title: 'Description',
      description: 'A sentence or two.',
      kind: 'Text',
    }),
    pictureField({ name: 'picture', title: 'Picture', description: 'Optional, above the words.' }),
    defineField({
      name: 'link',
      title: 'Link',
      description: 'A button below the words, if you like.',
      type: 'link',
      options: { collapsible: true, collapsed: true },
    }),
    defineField({
      name: 'delay',
      title: 'Seconds before it appears',
      description: 'Empty shows it at once. Ten or more is kinder.',
      type: 'number',
      validation: (rule) => rule.min(0).max(600),
    }),
    translationRecordsField,
  ],
  preview: { prepare: () => ({ title: 'Popup' }) },
});
