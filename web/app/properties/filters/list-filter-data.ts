/** One choice of a filter, with how many properties it would leave. */
export type FilterChoice = { value: string; label: string };

/** One filter with its choices; `chosen` is empty while the visitor has chosen none. */
export type FilterField = { chosen: string; choices: readonly FilterChoice[] };

/** A filter that holds now, and the list without it. The label of a text is what the visitor typed. */
export type ActiveFilter = { name: 'city' | 'type' | 'text'; label: string; withoutHref: string };

/** Everything the filters of a list show. */
export type ListFilterData = {
  /** The list without any filter. */
  listHref: string;
  text: string;
  city: FilterField;
  type: FilterField;
  active: readonly ActiveFilter[];
  /** What the visitor may have meant by a text with a typing error in it. */
  guesses: readonly { label: string; href: string }[];
};
