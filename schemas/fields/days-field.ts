import { defineArrayMember, defineField } from '@sanity/types';

const days = [
  { title: 'Monday', value: 'monday' },
  { title: 'Tuesday', value: 'tuesday' },
  { title: 'Wednesday', value: 'wednesday' },
  { title: 'Thursday', value: 'thursday' },
  { title: 'Friday', value: 'friday' },
  { title: 'Saturday', value: 'saturday' },
  { title: 'Sunday', value: 'sunday' },
];

export const daysField = defineField({
  name: 'days',
  title: 'Days',
  description: 'The days with these hours.',
  type: 'array',
  of: [defineArrayMember({ type: 'string', options: { list: days } })],
  options: { list: days },
  validation: (rule) => rule.required().min(1).unique(),
});

export function dayTitles(chosen: readonly string[] | undefined): string {
  return days
    .filter(({ value }) => chosen?.includes(value))
    .map(({ title }) => title)
    .join(', ');
}
