import { defineField } from '@sanity/types';

type Status = 'published' | 'draft';

/** The switch that keeps something off the site although its document is published. */
export function statusField(about: { description: string; initialValue: Status; group?: string }) {
  return defineField({
    name: 'status',
    title: 'Status',
    description: about.description,
    type: 'string',
    options: {
      list: [
        { title: 'Published', value: 'published' },
        { title: 'Draft', value: 'draft' },
      ],
      layout: 'radio',
      direction: 'horizontal',
    },
    initialValue: about.initialValue,
    validation: (rule) => rule.required(),
    ...(about.group === undefined ? {} : { group: about.group }),
  });
}
