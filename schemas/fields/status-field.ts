import { type CustomValidator, defineField } from '@sanity/types';

/** Hides published content from the site. New content is visible, so that Publish does what it says. */
export function statusField(about: {
  description: string;
  group?: string;
  rule?: CustomValidator<string | undefined>;
  /** Visible when unset, too: the canvas inserts modules without any values. */
  isOptional?: boolean;
}) {
  return defineField({
    name: 'status',
    title: 'Visibility',
    description: about.description,
    type: 'string',
    options: {
      list: [
        { title: 'Visible', value: 'published' },
        { title: 'Hidden', value: 'draft' },
      ],
      layout: 'radio',
      direction: 'horizontal',
    },
    initialValue: 'published',
    validation: (rule) => {
      const chosen = about.isOptional ? rule : rule.required();
      return about.rule ? chosen.custom(about.rule) : chosen;
    },
    ...(about.group === undefined ? {} : { group: about.group }),
  });
}
