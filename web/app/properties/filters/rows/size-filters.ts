import { hiddenLimit, limitFilter } from '../kinds/limit-filter.ts';
import type { FilterSource } from '../list-filter.ts';

const squareMetres = (value: number, { t }: FilterSource) => t('filter.squareMetres', { value });

export const bedroomsFilter = limitFilter({
  parameter: 'bedrooms',
  label: 'filter.bedrooms',
  section: 'rooms',
  bound: 'least',
  thresholds: () => [1, 2, 3, 4, 5],
  amountOf: ({ record }) => record.Bedrooms,
  nameOf: (value, { t }) => t('filter.atLeast', { value }),
  chip: (count, { t }) => t('filter.bedroomCount', { count }),
  control: { kind: 'select', anyLabel: 'filter.bedrooms' },
});

/** Falls back on the total surface, as for a shop or a garage. */
export const minSurfaceFilter = limitFilter({
  parameter: 'minSurface',
  label: 'filter.minSurface',
  section: 'size',
  bound: 'least',
  thresholds: () => [25, 50, 75, 100, 125, 150, 200, 250, 300, 400],
  amountOf: ({ record }) => record.SurfaceLiving ?? record.SurfaceTotal,
  nameOf: squareMetres,
  chip: (value, { t }) => t('filter.fromSurface', { value }),
  control: { kind: 'select', anyLabel: 'filter.any' },
});

export const minPlotFilter = limitFilter({
  parameter: 'minPlot',
  label: 'filter.minPlot',
  section: 'size',
  bound: 'least',
  thresholds: () => [100, 250, 500, 750, 1000, 1500, 2500, 5000],
  amountOf: ({ record }) => record.SurfaceGround,
  nameOf: squareMetres,
  chip: (value, { t }) => t('filter.fromPlot', { value }),
  control: { kind: 'select', anyLabel: 'filter.any' },
});

export const maxBedroomsFilter = hiddenLimit({
  parameter: 'maxBedrooms',
  label: 'filter.bedrooms',
  section: 'rooms',
  bound: 'most',
  amountOf: ({ record }) => record.Bedrooms,
  chip: (count, { t }) => t('filter.mostBedrooms', { count }),
});

export const maxSurfaceFilter = hiddenLimit({
  parameter: 'maxSurface',
  label: 'filter.minSurface',
  section: 'size',
  bound: 'most',
  amountOf: ({ record }) => record.SurfaceLiving ?? record.SurfaceTotal,
  chip: (value, { t }) => t('filter.upToSurface', { value }),
});

export const minGardenFilter = hiddenLimit({
  parameter: 'minGarden',
  label: 'filter.garden',
  section: 'size',
  bound: 'least',
  amountOf: ({ record }) => record.SurfaceGarden,
  chip: (value, { t }) => t('filter.fromGarden', { value }),
});
