import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { sibling } from '../fields/sibling.ts';

export const mostTableRows = 20;
export const mostTableColumns = 6;

function cellsOf(row: unknown): unknown[] {
  const cells: unknown = sibling(row, 'cells');
  return Array.isArray(cells) ? cells : [];
}

export const textTable = defineType({
  name: 'textTable',
  title: 'Table',
  description: 'Rows of cells with a few words each.',
  type: 'array',
  of: [
    defineArrayMember({
      name: 'tableRow',
      title: 'Row',
      description: 'The cells of a row, from left to right.',
      type: 'object',
      fields: [
        defineField({
          name: 'cells',
          title: 'Cells',
          description: 'One text for each column.',
          type: 'array',
          of: [defineArrayMember({ type: 'string' })],
        }),
      ],
    }),
  ],
  validation: (rule) =>
    rule
      .max(mostTableRows)
      .custom(
        (rows = []) =>
          rows.every((row) => cellsOf(row).length <= mostTableColumns) ||
          `A table has ${mostTableColumns} columns at most; more do not fit on a phone.`,
      ),
});
