import { defineField, defineType } from '@sanity/types';
import { dayTitles, daysField } from '../fields/days-field.ts';
import { endsAfter, timeOfDay } from '../rules/times.ts';
import { isFilled } from '../fields/localized.ts';
import { sibling } from '../fields/sibling.ts';

/** Requires opening and closing times unless the day is by appointment only. */
export function neededHour(value: unknown, { parent }: { parent?: unknown }): true | string {
  return (
    isFilled(value) ||
    sibling(parent, 'byAppointment') === true ||
    'Enter a time, or choose "By appointment only".'
  );
}

export const openingHours = defineType({
  name: 'openingHours',
  title: 'Opening hours',
  description: 'Days with the same hours. For a lunch break, add two lines.',
  type: 'object',
  fields: [
    daysField,
    defineField({
      name: 'byAppointment',
      title: 'By appointment only',
      description: 'Shows "by appointment" to visitors. The hours may then stay empty.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'opens',
      title: 'From',
      description: 'For example 09:00.',
      type: 'string',
      validation: (rule) => [rule.custom(timeOfDay), rule.custom(neededHour)],
    }),
    defineField({
      name: 'closes',
      title: 'Until',
      description: 'For example 12:30.',
      type: 'string',
      validation: (rule) => [
        rule.custom(timeOfDay),
        rule.custom(neededHour),
        rule.custom((closes, { parent }) => endsAfter(closes, sibling(parent, 'opens'))),
      ],
    }),
  ],
  preview: {
    select: { days: 'days', opens: 'opens', closes: 'closes', byAppointment: 'byAppointment' },
    prepare(hours: { days?: string[]; opens?: string; closes?: string; byAppointment?: boolean }) {
      const times = [hours.opens, hours.closes].filter(Boolean).join('–');
      return {
        title: dayTitles(hours.days) || 'No days yet',
        subtitle: [times, hours.byAppointment ? 'by appointment' : ''].filter(Boolean).join(', '),
      };
    },
  },
});
