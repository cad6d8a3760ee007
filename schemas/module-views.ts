import { defineField } from '@sanity/types';
import { choiceField } from './fields/choice-field.ts';
import { sibling } from './fields/sibling.ts';

/** Each module offers the views that it supports. */
export const moduleViews = [
  { value: 'single-view', title: 'In full' },
  { value: 'list-view', title: 'List' },
  { value: 'collapse-view', title: 'Accordion' },
  { value: 'card-view', title: 'Cards' },
  { value: 'team-view', title: 'Portraits' },
] as const;

type ModuleView = (typeof moduleViews)[number]['value'];

/** The first view is the default. */
export function viewField(...views: [ModuleView, ...ModuleView[]]) {
  return choiceField({
    name: 'view',
    title: 'View',
    description: 'How the items are shown.',
    choices: moduleViews.filter(({ value }) => views.includes(value)),
    initialValue: views[0],
  });
}

const oneColumnViews: unknown[] = ['single-view', 'list-view', 'collapse-view'] satisfies ModuleView[];

function isOneColumn(module: unknown): boolean {
  return oneColumnViews.includes(sibling(module, 'view'));
}

export function amountFields(most: number, itemsPerRow = 3) {
  return [
    defineField({
      name: 'maxItems',
      title: 'Number of items',
      description: `The most items to show, from 1 to ${most}.`,
      type: 'number',
      initialValue: 4,
      validation: (rule) => rule.required().integer().min(1).max(most),
    }),
    defineField({
      name: 'itemsPerRow',
      title: 'Items per row',
      description: 'How many fit side by side on a desktop, from 1 to 4.',
      type: 'number',
      initialValue: itemsPerRow,
      hidden: ({ parent }) => isOneColumn(parent),
      validation: (rule) =>
        rule
          .integer()
          .min(1)
          .max(4)
          .custom((value, { parent }) => value !== undefined || isOneColumn(parent) || 'Enter 1, 2, 3 or 4.'),
    }),
  ];
}
