type FilterChoice = { value: string; label: string };

export type FilterField = { parameter: string; label: string } & (
  | { kind: 'text'; value: string; maxLength: number }
  | { kind: 'select'; allLabel: string; chosen: string; choices: readonly FilterChoice[] }
);

export type ActiveFilter = { label: string; withoutHref: string };

export type ListFilterData = {
  listHref: string;
  fields: readonly FilterField[];
  active: readonly ActiveFilter[];
  guesses: readonly { label: string; href: string }[];
};
