import { choiceFilter } from '../kinds/choice-filter.ts';
import { yesNoFilter } from '../kinds/yes-no-filter.ts';
import { codes } from '../parse-values.ts';

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
  yesNoFilter({ parameter: 'pool', label: 'filter.pool', has: ({ record }) => record.Pool }),
  yesNoFilter({
    parameter: 'solarPanels',
    label: 'filter.solarPanels',
    has: ({ record }) => record.SolarPanels,
  }),
  yesNoFilter({
    parameter: 'airConditioning',
    label: 'filter.airConditioning',
    has: ({ record }) => record.AirConditioning,
  }),
  yesNoFilter({ parameter: 'cellar', label: 'filter.cellar', has: ({ record }) => record.Cellar }),
  yesNoFilter({ parameter: 'newBuild', label: 'filter.newBuild', has: ({ record }) => record.NewBuild }),
] as const;

/** Any of the chosen conditions; one that the agency does not know meets none. */
export const conditionFilter = choiceFilter({
  parameter: 'condition',
  label: 'facts.condition',
  section: 'equipment',
  parse: codes,
  valueOf: ({ record }) => record.Condition,
  choices: ({ conditions }) =>
    conditions.map(({ code, text, lang }) => ({ key: code, value: code, name: text, lang })),
  selects:
    (values) =>
    ({ record: { Condition: own } }) =>
      own !== undefined && values.includes(own),
  keysOf:
    () =>
    ({ record: { Condition: own } }) =>
      own === undefined ? [] : [own],
});
