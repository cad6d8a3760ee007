import type { FilterParameter } from '../filters/filter-table.ts';
import type { Goal } from '../property/property.ts';
import type { FilterSectionId } from '../filters/list-filter.ts';

/** Connects controls outside the form with it. */
export const filterFormId = 'filter-form';

/** Shared by panels: the browser closes one when another opens. */
export const filterPanelName = 'filter-panel';

export type FilterChoice = {
  value: string;
  label: string;
  lang?: string | undefined;
  /** Properties that choosing it would leave; undefined where not counted. */
  count: number | undefined;
  isChosen: boolean;
};

export type FilterField = { parameter: string; label: string } & (
  | { kind: 'text'; value: string; maxLength: number; goal: Goal }
  | { kind: 'date'; value: string }
  | { kind: 'number'; value: string; unit: string; choices: readonly FilterChoice[] }
  | { kind: 'select'; anyLabel: string; choices: readonly FilterChoice[] }
  | { kind: 'checkboxes'; choices: readonly FilterChoice[] }
  | { kind: 'checkbox'; choices: readonly FilterChoice[] }
);

export type FilterSection = {
  id: FilterSectionId;
  title: string;
  isMore: boolean;
  fields: readonly FilterField[];
  /** Title and fields as HTML, rendered in advance. */
  markup?: string;
};

export type ActiveFilter = { parameter: FilterParameter; label: string; withoutHref: string };

type SortChoice = { value: string; label: string; isChosen: boolean };

export type ListFilterData = {
  listHref: string;
  clearHref: string;
  sections: readonly FilterSection[];
  sort: { label: string; choices: readonly SortChoice[] };
  /** Parts of the address that no field shows. */
  hidden: readonly { name: string; value: string }[];
  active: readonly ActiveFilter[];
  guesses: readonly { label: string; href: string }[];
};
