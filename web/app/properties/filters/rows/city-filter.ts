import type { CityEntry } from '../../catalogue/directory.ts';
import { choiceFilter } from '../kinds/choice-filter.ts';
import type { Choice, FilterContext } from '../list-filter.ts';
import { lines } from '../parse-values.ts';

const cityChoice = ({ id, key, name }: CityEntry): Choice => ({ key: id, value: key, name });

const kilometres = ({ chosen }: FilterContext) => Number(chosen['radius']?.[0] ?? 0);

/** Takes `{name}|{zip}` with the name in any language. */
export const cityFilter = choiceFilter({
  parameter: 'city',
  label: 'filter.city',
  section: 'place',
  parse: lines,
  valueOf: ({ cityKey }) => cityKey,
  choices: ({ cities }) => cities.map(cityChoice),
  choiceOf: (value, { city }) => {
    const known = city(value);
    return known ? cityChoice(known) : { key: value, value, name: value.split('|')[0] ?? value };
  },
  selects: (values, context) => {
    const distance = context.lookup.distanceFrom(values);
    const farthest = kilometres(context);
    return ({ cityKey }) => distance(cityKey) <= farthest;
  },
  keysOf: (context) => {
    const farthest = kilometres(context);
    // Counted by name too, because a village may be chosen that no property names.
    const named = (context.chosen['city'] ?? []).map((value) => ({
      value,
      distance: context.lookup.distanceFrom([value]),
    }));
    const keys = new Map<string, readonly string[]>();
    return ({ cityKey }) => {
      const found = keys.get(cityKey) ?? [
        ...context.lookup.citiesReaching(cityKey, farthest),
        ...named.flatMap(({ value, distance }) => (distance(cityKey) <= farthest ? [value] : [])),
      ];
      keys.set(cityKey, found);
      return found;
    };
  },
});
