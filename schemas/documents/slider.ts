import { defineArrayMember, defineField, defineType } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { byField, byLastChange } from '../fields/order-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';

export const slider = defineType({
  name: 'slider',
  title: 'Slider',
  description: 'Slides that visitors leaf through.',
  type: 'document',
  icon: 'images' satisfies IconName,
  orderings: [byField('name', 'Name'), byLastChange],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'For yourself; visitors do not see it.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'slides',
      title: 'Slides',
      description: 'Drag to change their order.',
      type: 'array',
      of: [defineArrayMember({ type: 'slide' })],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'isInfinite',
      title: 'Begin again after the last',
      description: 'Otherwise it stops at the last slide.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'isFade',
      title: 'Fade',
      description: 'Slides dissolve into each other instead of moving sideways.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'isCentered',
      title: 'Show the neighbours',
      description: 'The slide stands in the middle, with the edges of those beside it.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'secondsPerSlide',
      title: 'Seconds per slide',
      description: '0 leaves it to the visitor, which reads best. Otherwise 3 or more.',
      type: 'number',
      initialValue: 0,
      validation: (rule) =>
        rule
          .min(0)
          .max(60)
          .custom((value) => {
            const isTooFast = value !== undefined && value > 0 && value < 3;
            return !isTooFast || 'Nobody can read a slide in less than 3 seconds.';
          }),
    }),
    translationRecordsField,
  ],
  preview: { select: { title: 'name', media: 'slides.0.picture' } },
});
