import { defineArrayMember, defineType, type FieldDefinition } from '@sanity/types';
import type { IconName } from './icons.ts';
import { moduleLayoutFields } from './module-layout.ts';
import { inLanguage, type Localized } from './fields/localized.ts';
import { localizedField } from './fields/localized-field.ts';
import { periodFields, periodNote } from './fields/period-fields.ts';
import { statusField } from './fields/status-field.ts';
import type { ShownPeriod } from './shown-period.ts';

type ModuleDefinition = {
  /** The `_type` of the stored object, such as `articleModule`. */
  name: string;
  title: string;
  description: string;
  icon: IconName;
  /** Fields besides those that every module has. */
  fields: FieldDefinition[];
  /** Path of the picture for previews in lists, such as `picture`. */
  media?: string;
};

const titleField = localizedField({
  name: 'title',
  title: 'Title',
  description: 'The heading above this module. Leave empty for none.',
  kind: 'String',
  startsOpen: true,
  group: 'content',
});

const descriptionField = localizedField({
  name: 'description',
  title: 'Introduction',
  description: 'One or two sentences below the title.',
  kind: 'Text',
  group: 'content',
});

/** Adds the title, width, background and status of every module to its own fields. */
export function defineModule({ name, title, description, icon, fields, media }: ModuleDefinition) {
  return defineType({
    name,
    title,
    description,
    type: 'object',
    icon,
    groups: [
      { name: 'content', title: 'Content', default: true },
      { name: 'layout', title: 'Layout' },
    ],
    fields: [
      titleField,
      descriptionField,
      ...fields.map((field) => ({ group: 'content', ...field })),
      statusField({
        description: 'Visitors do not see a hidden module; the rest of the page is not affected.',
        group: 'content',
        isOptional: true,
      }),
      ...periodFields({ group: 'content' }),
      ...moduleLayoutFields,
    ],
    preview: {
      select: {
        title: 'title',
        status: 'status',
        showFrom: 'showFrom',
        showUntil: 'showUntil',
        ...(media === undefined ? {} : { media }),
      },
      prepare(module: ShownPeriod & { title?: Localized<string>; status?: string; media?: never }) {
        const note = module.status === 'draft' ? 'Hidden' : periodNote(module, new Date());
        return {
          title: inLanguage(module.title) ?? title,
          subtitle: [title, note].filter(Boolean).join(' · '),
          media: module.media,
        };
      },
    },
  });
}

export function moduleMembers(names: readonly string[]) {
  return names.map((name) => defineArrayMember({ type: name }));
}
