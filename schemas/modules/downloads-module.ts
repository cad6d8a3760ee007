import { defineArrayMember, defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { downloadableFile, downloadOptions } from '../rules/files.ts';

const download = defineArrayMember({
  name: 'download',
  title: 'File',
  description: 'A file that visitors save, under a title of your own.',
  type: 'object',
  fields: [
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'What the file tells. The saved file is named after it.',
      kind: 'String',
      isRequired: true,
    }),
    defineField({
      name: 'file',
      title: 'File',
      description: 'PDF, Word, Excel, PowerPoint or OpenDocument. The site adds its kind and size.',
      type: 'file',
      options: downloadOptions,
      validation: (rule) => rule.custom(downloadableFile),
    }),
  ],
  preview: {
    select: { title: 'title', name: 'file.asset.originalFilename' },
    prepare: ({ title, name }: { title?: Localized<string>; name?: string }) => ({
      title: inLanguage(title) ?? name ?? 'File without a title',
      subtitle: name,
    }),
  },
});

export const downloadsModule = defineModule({
  name: 'downloadsModule',
  title: 'Downloads',
  description: 'Files for visitors to save, such as a guide or a price list.',
  icon: 'download',
  fields: [
    defineField({
      name: 'files',
      title: 'Files',
      description: 'From 1 to 12. Drag to reorder.',
      type: 'array',
      of: [download],
      validation: (rule) => rule.required().min(1).max(12),
    }),
  ],
});
