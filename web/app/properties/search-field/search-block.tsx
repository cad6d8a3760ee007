import { useText } from '../../content/i18n/text.tsx';
import { Island } from '../../islands/island.tsx';
import { longestText } from '../filters/parse-values.ts';
import { SearchField } from './search-field.tsx';

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

export function SearchBlock({ search }: { search: SearchBlockData }) {
  const t = useText();
  const { description, saleHref, totals, hasInput, hasButtons, hasTotal } = search;
  return (
    <search aria-label={t('search.heading')} className="search-block ground ground-calm">
      {(description ?? hasTotal) && (
        <div className="search-head">
          {description && <p className="search-words">{description}</p>}
          {hasTotal && (
            <p className="text-sm text-muted">
              {t('search.propertyCount', { count: totals.sale + totals.rent })}
            </p>
          )}
        </div>
      )}
      {hasInput ? (
        <form action={saleHref} className="search-line">
          <Island
            name="searchField"
            component={SearchField}
            props={{ id: 'search', maxLength: longestText }}
          />
          {hasButtons ? (
            <GoalButtons search={search} />
          ) : (
            <button className="button">{t('search.submit')}</button>
          )}
        </form>
      ) : (
        hasButtons && <GoalLinks search={search} />
      )}
    </search>
  );
}

function useGoalLabels({ totals, hasButtonCounts }: SearchBlockData) {
  const t = useText();
  if (!hasButtonCounts) return { sale: t('search.forSale'), rent: t('search.forRent') };
  return {
    sale: t('search.forSaleCount', { total: totals.sale }),
    rent: t('search.forRentCount', { total: totals.rent }),
  };
}

function GoalButtons({ search }: { search: SearchBlockData }) {
  const t = useText();
  const labels = useGoalLabels(search);
  return (
    <div role="group" aria-label={t('search.goal')} className="search-goals">
      <button className="button">{labels.sale}</button>
      <button formAction={search.rentHref} className="button button-quiet">
        {labels.rent}
      </button>
    </div>
  );
}

/** Uses links, because a form without fields would only add a question mark to the address. */
function GoalLinks({ search }: { search: SearchBlockData }) {
  const labels = useGoalLabels(search);
  return (
    <p className="search-goals">
      <a href={search.saleHref} className="button">
        {labels.sale}
      </a>
      <a href={search.rentHref} className="button button-quiet">
        {labels.rent}
      </a>
    </p>
  );
}
