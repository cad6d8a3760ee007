import { defineField, defineType } from '@sanity/types';
import { colourPattern } from '../../rules/colour.ts';
import { onlyPlaceholders, openingPlaceholder } from '../../rules/placeholders.ts';
import { choiceField } from '../../fields/choice-field.ts';
import { inLanguage, type Localized } from '../../fields/localized.ts';
import { localizedField } from '../../fields/localized-field.ts';
import { periodFields, periodNote } from '../../fields/period-fields.ts';
import { statusField } from '../../fields/status-field.ts';
import type { ShownPeriod } from '../../shown-period.ts';

const topBarIcons = [
  { title: 'Phone', value: 'phone' },
  { title: 'Envelope', value: 'mail' },
  { title: 'Location', value: 'map-pin' },
  { title: 'Clock', value: 'clock' },
  { title: 'Person', value: 'user' },
  { title: 'Heart', value: 'heart' },
  { title: 'Information', value: 'info' },
  { title: 'Calendar', value: 'calendar' },
];

export const topBarItem = defineType({
  name: 'topBarItem',
  title: 'Top bar item',
  description: 'A short link above the header.',
  type: 'object',
  fields: [
    localizedField({
      name: 'label',
      title: 'Label',
      description:
        'A few words, for example a phone number. The site replaces {OPENING_HOURS} with the hours of the first office today, or with when it opens again.',
      kind: 'String',
      isRequired: true,
      rules: [onlyPlaceholders([openingPlaceholder])],
    }),
    defineField({
      name: 'link',
      title: 'Link',
      description: 'Where it leads. Leave empty for plain text.',
      type: 'link',
      options: { collapsible: true, collapsed: true },
    }),
    choiceField({
      name: 'icon',
      title: 'Icon',
      description: 'A small icon in front of the label.',
      choices: topBarIcons,
    }),
    defineField({
      name: 'color',
      title: 'Colour',
      description: 'For example #8c3d25. The site darkens or lightens it where it would be hard to read.',
      type: 'string',
      validation: (rule) => rule.regex(colourPattern, { name: 'colour, for example #8c3d25' }),
    }),
    statusField({
      description: 'Only visible items appear in the top bar.',
    }),
    ...periodFields(),
  ],
  preview: {
    select: { label: 'label', status: 'status', showFrom: 'showFrom', showUntil: 'showUntil' },
    prepare(item: ShownPeriod & { label?: Localized<string>; status?: string }) {
      const notes = item.status === 'published' ? ['Visible', periodNote(item, new Date())] : ['Hidden'];
      return {
        title: inLanguage(item.label) ?? 'No label yet',
        subtitle: notes.filter(Boolean).join(' · '),
      };
    },
  },
});
