import { defineField } from '@sanity/types';

type Status = 'published' | 'draft';

/** Hides published content from the site. */
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
