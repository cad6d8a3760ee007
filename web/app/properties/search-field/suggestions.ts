export type Suggestion = {
  label: string;
  lang?: string;
  note?: string;
  href: string;
  /** Typed instead of following `href` where the list around the field filters itself; a property has none. */
  value?: string;
  picture?: string;
};

export type SuggestionGroup = { heading: string; options: readonly Suggestion[] };

export type Suggestions = {
  groups: readonly SuggestionGroup[];
  status: string;
  best?: string;
};

export const noSuggestions: Suggestions = { groups: [], status: '' };
