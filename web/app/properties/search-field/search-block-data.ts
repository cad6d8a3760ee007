export type SearchBlockData = {
  description: string | undefined;
  saleHref: string;
  rentHref: string;
  totals: { sale: number; rent: number };
  hasInput: boolean;
  hasButtons: boolean;
  hasTotal: boolean;
  hasButtonCounts: boolean;
};
