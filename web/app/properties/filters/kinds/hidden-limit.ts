import type { ListedProperty } from '../../property/listed-property.ts';
import type { TextNameWith } from '../../facts/fact-values.ts';
import type { FilterSource, ListFilter } from '../list-filter.ts';
import { firstLimit } from '../parse-values.ts';

type HiddenLimit<Parameter extends string> = Pick<ListFilter<Parameter>, 'parameter' | 'section'> & {
  label: TextNameWith<never>;
  bound: 'least' | 'most';
  /** Returns undefined for a property that no limit selects. */
  amountOf: (property: ListedProperty) => number | undefined;
  chip: (value: number, source: FilterSource) => string;
};

/** A limit that one says in a search or links to; the form, which has room for few, offers none. */
export function hiddenLimit<const Parameter extends string>({
  amountOf,
  bound,
  chip,
  ...row
}: HiddenLimit<Parameter>): ListFilter<Parameter> {
  return {
    ...row,
    parse: firstLimit,
    valueOf: amountOf,
    test: ([value]) => {
      const limit = Number(value);
      return {
        passes: (property) => {
          const amount = amountOf(property);
          return amount !== undefined && (bound === 'least' ? amount >= limit : amount <= limit);
        },
      };
    },
    chip: (value, source) => chip(Number(value), source),
    control: { kind: 'hidden' },
  };
}
