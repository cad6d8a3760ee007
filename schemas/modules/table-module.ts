import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { localizedField } from '../fields/localized-field.ts';

export const tableModule = defineModule({
  name: 'tableModule',
  title: 'Table',
  description: 'Rows and columns of short texts or figures, for example prices or steps.',
  icon: 'th-list',
  fields: [
    localizedField({
      name: 'table',
      title: 'Table',
      description: 'Type in the cells, or paste a table from Excel, Word or Google Docs into the first one.',
      kind: 'Table',
      isRequired: true,
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
