import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { leadsSomewhere, targetFields } from './link.ts';

export const richText = defineType({
  name: 'richText',
  title: 'Formatted text',
  description: 'Paragraphs, headings, lists, links and pictures.',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h3' },
        { title: 'Small heading', value: 'h4' },
        { title: 'Quotation', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bulleted list', value: 'bullet' },
        { title: 'Numbered list', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Bold', value: 'strong' },
          { title: 'Italic', value: 'em' },
        ],
        annotations: [
          defineField({
            name: 'link',
            title: 'Link',
            description: 'Where the selected words link to.',
            type: 'object',
            fields: targetFields('href'),
            validation: (rule) => rule.custom(leadsSomewhere),
          }),
        ],
      },
    }),
    defineArrayMember({ type: 'textPicture' }),
  ],
});
