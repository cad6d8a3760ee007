import { useText } from '../../content/i18n/text.tsx';
import type { Translate } from '../../content/i18n/translate.ts';
import { Island } from '../../islands/island.tsx';
import { longestText } from '../filters/parse-values.ts';
import { GoalButtons, goalsClass } from './goal-buttons.tsx';
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
  const { description, saleHref, totals, hasInput, hasButtons } = search;
  const hasTotal = search.hasTotal && !isEmpty(totals);
  return (
    <search
      aria-label={t('search.heading')}
      className="search-block ground ground-calm grid gap-4 rounded-md p-[clamp(1.25rem,0.75rem+2vw,2rem)]"
    >
      {(description ?? hasTotal) && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          {description && <p className="font-display text-xl leading-tight text-balance">{description}</p>}
          {hasTotal && (
            <p className="text-sm text-muted">
              {t('search.propertyCount', { count: totals.sale + totals.rent })}
            </p>
          )}
        </div>
      )}
      {hasInput ? (
        <form action={saleHref} className="grid gap-4 md:grid-cols-[1fr_auto] md:items-end md:gap-5">
          <Island
            name="searchField"
            component={SearchField}
            props={{ id: 'search', maxLength: longestText }}
          />
          {hasButtons ? (
            <GoalButtons labels={goalLabels(t, search)} rentHref={search.rentHref} />
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

const isEmpty = ({ sale, rent }: SearchBlockData['totals']) => sale + rent === 0;

function goalLabels(t: Translate, { totals, hasButtonCounts }: SearchBlockData) {
  if (!hasButtonCounts || isEmpty(totals)) return { sale: t('search.forSale'), rent: t('search.forRent') };
  return {
    sale: t('search.forSaleCount', { total: totals.sale }),
    rent: t('search.forRentCount', { total: totals.rent }),
  };
}

/** Links, because a form without fields would add a question mark to the address. */
function GoalLinks({ search }: { search: SearchBlockData }) {
  const t = useText();
  const labels = goalLabels(t, search);
  return (
    <p className={goalsClass}>
      <a href={search.saleHref} className="button">
        {labels.sale}
      </a>
      <a href={search.rentHref} className="button button-quiet">
        {labels.rent}
      </a>
    </p>
  );
}
