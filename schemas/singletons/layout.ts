import { defineType, defineArrayMember, defineField } from '@sanity/types';
import { choiceField } from '../fields/choice-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { localizedField } from '../fields/localized-field.ts';
import { onlyPlaceholders } from '../rules/placeholders.ts';

const positions = [
  { title: 'Left', value: 'left' },
  { title: 'Centre', value: 'center' },
  { title: 'Right', value: 'right' },
];

function positionField(name: string, title: string, initialValue: string) {
  return choiceField({
    name,
    title,
    description: 'Its position on a desktop. Phones have a layout of their own.',
    choices: positions,
    initialValue,
  });
}

export const header = defineType({
  name: 'header',
  title: 'Header',
  description: 'The layout of the header on every page.',
  type: 'document',
  fields: [
    positionField('logoPosition', 'Logo', 'left'),
    positionField('menuPosition', 'Menu', 'right'),
    positionField('languagePosition', 'Languages', 'right'),
    defineField({
      name: 'button',
      title: 'Button',
      description:
        'For what visitors do most, such as asking for a valuation. Without a link there is no button.',
      type: 'link',
    }),
    translationRecordsField,
  ],
  preview: { prepare: () => ({ title: 'Header' }) },
});

function itemsField(name: string, title: string) {
  return defineField({
    name,
    title,
    description: 'Drag to reorder.',
    type: 'array',
    of: [defineArrayMember({ type: 'topBarItem' })],
    validation: (rule) => rule.max(4),
  });
}

export const topBar = defineType({
  name: 'topBar',
  title: 'Top bar',
  description: 'A narrow bar with short links above the header.',
  type: 'document',
  fields: [
    defineField({
      name: 'isShown',
      title: 'Show the top bar',
      description: 'Switch off to hide it on every page.',
      type: 'boolean',
      initialValue: false,
    }),
    itemsField('left', 'Left side'),
    itemsField('right', 'Right side'),
    translationRecordsField,
  ],
  preview: { prepare: () => ({ title: 'Top bar' }) },
});

export const menu = defineType({
  name: 'menu',
  title: 'Menu',
  description: 'The main menu, as visitors see it.',
  type: 'document',
  fields: [
    defineField({
      name: 'items',
      title: 'Items',
      description: 'Drag to reorder. An item appears when both the item and its page are published.',
      type: 'array',
      of: [defineArrayMember({ type: 'menuItem' })],
    }),
    defineField({
      name: 'showHome',
      title: 'Show the home page',
      description: 'Switch off to leave the home page out of the menu. The logo always links to it.',
      type: 'boolean',
      initialValue: true,
    }),
    translationRecordsField,
  ],
  preview: { prepare: () => ({ title: 'Menu' }) },
});

export const footer = defineType({
  name: 'footer',
  title: 'Footer',
  description: 'The bottom of every page.',
  type: 'document',
  fields: [
    defineField({
      name: 'columns',
      title: 'Columns',
      description: 'Two to four work best. Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'footerColumn' })],
      validation: (rule) => rule.max(4),
    }),
    localizedField({
      name: 'copyright',
      title: 'Copyright line',
      description: 'The site replaces {year} with the current year and {agency} with the name of the agency.',
      kind: 'String',
      rules: [onlyPlaceholders(['year', 'agency'])],
      isRequired: true,
    }),
    translationRecordsField,
  ],
  preview: { prepare: () => ({ title: 'Footer' }) },
});
