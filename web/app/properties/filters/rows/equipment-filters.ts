import { tallyByKeys } from '../kinds/tally.ts';
import { yesNoFilter } from '../kinds/yes-no-filter.ts';
import type { FilterSource, ListFilter } from '../list-filter.ts';
import { firstCode } from '../parse-values.ts';

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

/** Linked to only: the form has no room for more. */
export const linkedEquipmentFilters = [
  linked({ parameter: 'pool', label: 'filter.pool', has: ({ record }) => record.Pool }),
  linked({ parameter: 'solarPanels', label: 'filter.solarPanels', has: ({ record }) => record.SolarPanels }),
  linked({
    parameter: 'airConditioning',
    label: 'filter.airConditioning',
    has: ({ record }) => record.AirConditioning,
  }),
  linked({ parameter: 'cellar', label: 'filter.cellar', has: ({ record }) => record.Cellar }),
] as const;

function linked<const Parameter extends string>(row: Parameters<typeof yesNoFilter<Parameter>>[0]) {
  return { ...yesNoFilter(row), control: { kind: 'hidden' } } as const satisfies ListFilter<Parameter>;
}

const conditionOf = (value: string, { conditions }: FilterSource) => {
  const known = conditions.find(({ code }) => code === value);
  return { key: value, value, name: known?.text ?? value, lang: known?.lang };
};

/** An unknown condition matches none. */
export const conditionFilter = {
  parameter: 'condition',
  label: 'filter.condition',
  section: 'equipment',
  parse: firstCode,
  valueOf: ({ record }) => record.Condition,
  test: ([value]) => ({ passes: ({ record }) => record.Condition === value }),
  chip: (value, source) => conditionOf(value, source).name,
  control: {
    kind: 'select',
    anyLabel: 'filter.any',
    choices: (source) => source.conditions.map(({ code }) => conditionOf(code, source)),
    choiceOf: conditionOf,
    tally: () => tallyByKeys(({ record }) => (record.Condition === undefined ? [] : [record.Condition])),
  },
} as const satisfies ListFilter;
