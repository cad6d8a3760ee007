import { defineField } from '@sanity/types';
import { coordinates } from '../rules/coordinates.ts';

export function coordinatesField({ description, ...rest }: { description: string; group?: string }) {
  return defineField({
    name: 'coordinates',
    title: 'Coordinates',
    description: `Latitude and longitude, for example 51.0281, 4.4803. ${description}`,
    type: 'string',
    validation: (rule) => rule.custom(coordinates),
    ...rest,
  });
}
