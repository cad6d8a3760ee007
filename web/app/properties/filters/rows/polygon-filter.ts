import { insideOf, readPolygon, writePolygon } from '../../model/polygon.ts';
import type { ListFilter } from '../list-filter.ts';

export const polygonFilter = {
  parameter: 'polygon',
  label: 'filter.polygon',
  section: 'place',
  parse: ([given = '']) => {
    const polygon = readPolygon(given);
    return polygon ? [writePolygon(polygon)] : [];
  },
  valueOf: ({ position }) => position,
  test: ([value = '']) => {
    const isInside = insideOf(readPolygon(value) ?? []);
    return { passes: ({ position }) => position !== undefined && isInside(position) };
  },
  chip: (_value, { t }) => t('filter.polygon'),
  control: { kind: 'hidden' },
} as const satisfies ListFilter;
