import { defineField, defineType } from '@sanity/types';
import { localizedField } from '../fields/localized-field.ts';
import { pictureField } from '../fields/picture-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';

export const popup = defineType({
  name: 'popup',
  title: 'Popup',
  description: 'A message on top of the page, shown once to each visitor.',
  type: 'document',
  fields: [
    defineField({
      name: 'isPublished',
      title: 'Show the popup',
      description: 'Switch off to hide it everywhere.',
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
      description: 'One or two sentences.',
      kind: 'Text',
    }),
    pictureField({ name: 'picture', title: 'Picture', description: 'Optional. Appears above the text.' }),
    defineField({
      name: 'link',
      title: 'Link',
      description: 'Optional. A button below the text.',
      type: 'link',
      options: { collapsible: true, collapsed: true },
    }),
    defineField({
      name: 'delay',
      title: 'Delay in seconds',
      description: 'Leave empty to show it immediately. Ten seconds or more is less intrusive.',
      type: 'number',
      validation: (rule) => rule.min(0).max(600),
    }),
    translationRecordsField,
  ],
  preview: { prepare: () => ({ title: 'Popup' }) },
});
