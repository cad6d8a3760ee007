/** One choice of a select, with the number of properties it would leave in its label. */
type FilterChoice = { value: string; label: string };

export type FilterField = { parameter: string; label: string } & (
  | { kind: 'text'; value: string; maxLength: number }
  | { kind: 'select'; allLabel: string; chosen: string; choices: readonly FilterChoice[] }
);

/** A chosen filter in words, and the list without it. */
export type ActiveFilter = { label: string; withoutHref: string };

export type ListFilterData = {
  listHref: string;
  fields: readonly FilterField[];
  active: readonly ActiveFilter[];
  /** Corrections of a text with a typing error. */
  guesses: readonly { label: string; href: string }[];
};
