/** A search for properties that stands outside the lists. */
export type SearchBlockData = {
  /** Words above it. */
  description: string | undefined;
  saleHref: string;
  rentHref: string;
  /** How many properties each list has. */
  totals: { sale: number; rent: number };
  hasInput: boolean;
  /** A button for each list. */
  hasButtons: boolean;
  /** How many properties there are to search, beside the field. */
  hasTotal: boolean;
  /** How many properties each list has, on its button. */
  hasButtonCounts: boolean;
};
