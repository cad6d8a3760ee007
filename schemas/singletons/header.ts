import { defineType } from '@sanity/types';
import { choiceField } from '../fields/choice-field.ts';

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
  ],
  preview: { prepare: () => ({ title: 'Header' }) },
});
