import { defineArrayMember, defineField, defineType, type FieldDefinition } from '@sanity/types';
import { emptyInDefaultLanguage, inLanguage, type Localized } from './objects/localized.ts';
import { sibling } from './objects/sibling.ts';
import { statusField } from './objects/status.ts';

type ModuleDefinition = {
  /** The `_type` of the stored object, such as `articleModule`. */
  name: string;
  title: string;
  description: string;
  /** What this module has beyond the fields that every module shares. */
  fields: FieldDefinition[];
};

const titleField = defineField({
  name: 'title',
  title: 'Title',
  description: 'Heading above this part of the page. Leave empty for none.',
  type: 'internationalizedArrayString',
  initialValue: emptyInDefaultLanguage('internationalizedArrayString'),
  group: 'content',
});

const layoutFields = [
  defineField({
    name: 'titleSize',
    title: 'Size of the title',
    description: 'Keep the order of headings: a smaller heading belongs under a larger one.',
    type: 'string',
    options: {
      list: [
        { title: 'Large', value: 'h2' },
        { title: 'Medium', value: 'h3' },
        { title: 'Small', value: 'h4' },
      ],
      layout: 'radio',
      direction: 'horizontal',
    },
    initialValue: 'h2',
    group: 'layout',
  }),
  defineField({
    name: 'span',
    title: 'Width',
    description: 'Columns out of twelve. Twelve takes the whole width.',
    type: 'moduleSpan',
    group: 'layout',
  }),
  defineField({
    name: 'backgroundType',
    title: 'Background',
    description: 'What lies behind this part of the page.',
    type: 'string',
    options: {
      list: [
        { title: 'None', value: 'none' },
        { title: 'Colour', value: 'color' },
        { title: 'Picture', value: 'image' },
      ],
      layout: 'radio',
      direction: 'horizontal',
    },
    initialValue: 'none',
    group: 'layout',
  }),
  defineField({
    name: 'backgroundColor',
    title: 'Background colour',
    description: 'One of the colours of the house style. The text colour follows.',
    type: 'string',
    options: {
      list: [
        { title: 'Soft', value: 'soft' },
        { title: 'Accent', value: 'accent' },
        { title: 'Dark', value: 'dark' },
      ],
      layout: 'radio',
      direction: 'horizontal',
    },
    hidden: ({ parent }) => sibling(parent, 'backgroundType') !== 'color',
    group: 'layout',
  }),
  defineField({
    name: 'backgroundImage',
    title: 'Background picture',
    description: 'Decoration only: it has no alternative text, so it must not carry information.',
    type: 'image',
    options: { hotspot: true },
    hidden: ({ parent }) => sibling(parent, 'backgroundType') !== 'image',
    group: 'layout',
  }),
];

/** Makes the type of a module: its own fields, and the title, width, background and status of every module. */
export function defineModule({ name, title, description, fields }: ModuleDefinition) {
  return defineType({
    name,
    title,
    description,
    type: 'object',
    groups: [
      { name: 'content', title: 'Content', default: true },
      { name: 'layout', title: 'Layout' },
    ],
    fields: [
      titleField,
      ...fields.map((field) => ({ group: 'content', ...field })),
      statusField({
        description: 'A draft module stays off the site while the rest of the page is shown.',
        initialValue: 'published',
        group: 'content',
      }),
      ...layoutFields,
    ],
    preview: {
      select: { title: 'title', status: 'status' },
      prepare(module: { title?: Localized<string>; status?: string }) {
        return {
          title: inLanguage(module.title) ?? title,
          subtitle: module.status === 'published' ? title : `${title} · Draft`,
        };
      },
    },
  });
}

/** The modules an editor may place on a page. */
export function moduleMembers(names: readonly string[]) {
  return names.map((name) => defineArrayMember({ type: name }));
}
