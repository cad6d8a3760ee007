export type Suggestion = {
  label: string;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
  note?: string;
  href: string;
  /** Typed in place of the href where the list around the field filters itself; a property has none. */
  value?: string;
  picture?: string;
};

export type SuggestionGroup = { heading: string; options: readonly Suggestion[] };

export type Suggestions = {
  groups: readonly SuggestionGroup[];
  /** Says how many there are, or that there are none. */
  status: string;
  best?: string;
};

export const noSuggestions: Suggestions = { groups: [], status: '' };
