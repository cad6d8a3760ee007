import { defineArrayMember, defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { coordinatesField } from '../fields/coordinates-field.ts';

const place = defineArrayMember({
  name: 'mapPlace',
  title: 'Place',
  description: 'A place that is no office, such as a building site.',
  type: 'object',
  fields: [
    localizedField({
      name: 'name',
      title: 'Name',
      description: 'As it appears beside the map.',
      kind: 'String',
      isRequired: true,
    }),
    coordinatesField({ description: 'Click a place on Google Maps with the right button to copy them.' }),
  ],
  preview: {
    select: { name: 'name', subtitle: 'coordinates' },
    prepare: ({ name, subtitle }: { name?: Localized<string>; subtitle?: string }) => ({
      title: inLanguage(name) ?? 'Place without a name',
      subtitle,
    }),
  },
});

export const mapModule = defineModule({
  name: 'mapModule',
  title: 'Map',
  description: 'Offices or other places on a map, with the way to each.',
  icon: 'earth-globe',
  fields: [
    defineField({
      name: 'offices',
      title: 'Offices',
      description: 'Leave empty to show all offices, unless there are places below.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'office' }] })],
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'places',
      title: 'Other places',
      description: 'At most 12.',
      type: 'array',
      of: [place],
      validation: (rule) => rule.max(12),
    }),
  ],
});
