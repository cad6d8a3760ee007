import type { LanguageId } from 'schemas/languages.ts';
import { listPath } from '../../content/paths/build-path.ts';
import type { PathTable } from '../../content/paths/path-table.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { SearchBlockData } from './search-block.tsx';

type StoredSearch = {
  description?: string | null;
  showSearchInput?: boolean | null;
  showSearchButton?: boolean | null;
  showSearchCount?: boolean | null;
  showCountProperty?: boolean | null;
};

export function loadSearchBlock(
  stored: StoredSearch,
  { paths, language, catalogue }: { paths: PathTable; language: LanguageId; catalogue: Catalogue },
): SearchBlockData {
  return {
    description: stored.description ? withTotals(stored.description, catalogue) : undefined,
    saleHref: listPath(paths, 'sale', language),
    rentHref: listPath(paths, 'rent', language),
    totals: catalogue.counts(),
    hasInput: stored.showSearchInput !== false,
    hasButtons: stored.showSearchButton !== false,
    hasTotal: stored.showSearchCount !== false,
    hasButtonCounts: stored.showCountProperty !== false,
  };
}

export function withTotals(text: string, catalogue: Pick<Catalogue, 'counts'>): string {
  const { sale, rent } = catalogue.counts();
  return text.replaceAll('{FOR_SALE_TOTAL}', String(sale)).replaceAll('{FOR_RENT_TOTAL}', String(rent));
}
