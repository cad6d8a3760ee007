import { defineArrayMember, defineField, defineType } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { byField, byLastChange } from '../fields/order-field.ts';
import { sibling } from '../fields/sibling.ts';
import { translationRecordsField } from '../objects/translation-records.ts';

function isOneByOne(slider: unknown): boolean {
  return sibling(slider, 'isFade') === true || sibling(slider, 'isCentered') === true;
}

export const slider = defineType({
  name: 'slider',
  title: 'Slider',
  description: 'Slides that visitors can browse.',
  type: 'document',
  icon: 'images' satisfies IconName,
  orderings: [byField('name', 'Name'), byLastChange],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'For internal use; visitors never see it.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'slides',
      title: 'Slides',
      description: 'Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'slide' })],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'isInfinite',
      title: 'Loop',
      description: 'After the last slide, start again at the first.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'isFade',
      title: 'Fade between slides',
      description: 'Slides fade into each other instead of moving sideways.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'isCentered',
      title: 'Show neighbouring slides',
      description: 'The current slide is centred, with a glimpse of the slides next to it.',
      type: 'boolean',
      initialValue: false,
      hidden: ({ parent }) => sibling(parent, 'isFade') === true,
    }),
    defineField({
      name: 'itemsPerRow',
      title: 'Slides per row',
      description: 'How many fit side by side on a desktop, from 1 to 4. Phones show one.',
      type: 'number',
      initialValue: 3,
      hidden: ({ parent }) => isOneByOne(parent),
      validation: (rule) => rule.integer().min(1).max(4),
    }),
    defineField({
      name: 'secondsPerSlide',
      title: 'Seconds per slide',
      description: '0 lets visitors move at their own pace, which we recommend. Otherwise 3 or more.',
      type: 'number',
      initialValue: 0,
      validation: (rule) =>
        rule
          .min(0)
          .max(60)
          .custom((value) => {
            const isTooFast = value !== undefined && value > 0 && value < 3;
            return !isTooFast || 'Visitors need at least 3 seconds to read a slide.';
          }),
    }),
    translationRecordsField,
  ],
  preview: { select: { title: 'name', media: 'slides.0.picture' } },
});
