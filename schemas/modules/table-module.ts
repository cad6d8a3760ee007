import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { filledInDefaultLanguage } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { sibling } from '../fields/sibling.ts';

/** Tables that the site fills in about itself. */
const siteRows = [
  { value: 'promises', title: 'Promises with the figures of the last test' },
  { value: 'accessibility', title: 'Accessibility: what was examined, and what was found' },
  { value: 'cookies', title: 'Cookies' },
  { value: 'retention', title: 'How long data is stored' },
  { value: 'recipients', title: 'Who else receives data' },
];

const isFilled = (module: unknown) => Boolean(sibling(module, 'filledBy'));

export const tableModule = defineModule({
  name: 'tableModule',
  title: 'Table',
  description: 'Rows and columns of short texts or figures, for example prices or steps.',
  icon: 'th-list',
  fields: [
    defineField({
      name: 'filledBy',
      title: 'Rows from the site',
      description: 'The site writes these rows and keeps them true. Leave empty to type your own.',
      type: 'string',
      options: { list: siteRows },
    }),
    localizedField({
      name: 'table',
      title: 'Table',
      description: 'Type in the cells, or paste a table from Excel, Word or Google Docs into the first one.',
      kind: 'Table',
      startsOpen: true,
      hidden: ({ parent }) => isFilled(parent),
      rules: [(value, context) => isFilled(context.parent) || filledInDefaultLanguage(value)],
    }),
    localizedField({
      name: 'caption',
      title: 'Caption',
      description:
        'Says in a few words what the table lists. It appears above the table and is read out first.',
      kind: 'String',
      isRequired: true,
    }),
    defineField({
      name: 'hasHeaderRow',
      title: 'First row is a heading',
      description: 'Names the columns.',
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'hasHeaderColumn',
      title: 'First column is a heading',
      description: 'Names the rows.',
      type: 'boolean',
      initialValue: true,
    }),
  ],
});
