import { yesNoFilter } from '../kinds/yes-no-filter.ts';

export const equipmentFilters = [
  yesNoFilter({
    parameter: 'terrace',
    label: 'filter.terrace',
    has: ({ record }) => record.SurfaceTerrace !== undefined,
  }),
  yesNoFilter({
    parameter: 'garden',
    label: 'filter.garden',
    has: ({ record }) => record.SurfaceGarden !== undefined,
  }),
  yesNoFilter({
    parameter: 'garage',
    label: 'filter.garage',
    has: ({ record: { Garages = 0, Parkings = 0 } }) => Garages + Parkings > 0,
  }),
  yesNoFilter({ parameter: 'lift', label: 'filter.lift', has: ({ record }) => record.Lift }),
  yesNoFilter({
    parameter: 'furnished',
    label: 'filter.furnished',
    has: ({ record: { Furnished } }) => (Furnished === 'partly' ? undefined : Furnished),
  }),
  yesNoFilter({ parameter: 'pets', label: 'filter.pets', has: ({ record }) => record.PetsAllowed }),
  yesNoFilter({
    parameter: 'groundFloor',
    label: 'filter.groundFloor',
    has: ({ record: { Floor } }) => (Floor === undefined ? undefined : Floor === 0),
  }),
  yesNoFilter({ parameter: 'newBuild', label: 'filter.newBuild', has: ({ record }) => record.NewBuild }),
] as const;
