import { useText } from '../../content/i18n/text.tsx';
import { ChipLink } from '../../properties/filter-form/active-filters.tsx';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PropertyListing } from './load-property-list-page.server.ts';
import type { ListSuggestion } from './empty-list-suggestions.server.ts';

type Elsewhere = NonNullable<PropertyListing['elsewhere']>;
type NothingFoundProps = { listing: Pick<PropertyListing, 'goal' | 'itemsPerRow'>; elsewhere: Elsewhere };

/** For a search without results, or a list without any property. */
export function NothingFound({ listing: { goal, itemsPerRow }, elsewhere }: NothingFoundProps) {
  const t = useText();
  const { changes, nearby, close, all, hasOther, otherListHref } = elsewhere;
  return (
    <div className="grid gap-12">
      <EmptyState
        {...(all ? { title: t('list.empty'), advice: t('list.emptyAdvice') } : { title: t('list.none') })}
      >
        <Suggestions title={t('list.withoutFilter')} suggestions={changes} />
        <Suggestions title={t('list.nearby')} suggestions={nearby} />
        <ul className="mt-2 grid gap-1 empty:hidden">
          {all && all.count > 0 && (
            <li>
              <OnwardLink href={all.href}>
                {t(goal === 'sale' ? 'list.allForSale' : 'list.allForRent')} ({all.count})
              </OnwardLink>
            </li>
          )}
          {hasOther && (
            <li>
              <OnwardLink href={otherListHref}>
                {t(goal === 'sale' ? 'list.allForRent' : 'list.allForSale')}
              </OnwardLink>
            </li>
          )}
        </ul>
      </EmptyState>
      {close.length > 0 && (
        <section className="grid gap-6" aria-labelledby="list-close">
          <h2 id="list-close" className="heading-3">
            {t('list.close')}
          </h2>
          <CardGrid itemsPerRow={itemsPerRow}>
            {close.map(({ card, difference, markup }) => (
              <li key={card.id} className="grid content-start gap-3">
                <p className="border-s-2 border-accent ps-3 font-semibold">{difference}</p>
                <div dangerouslySetInnerHTML={{ __html: markup }} />
              </li>
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  );
}

function Suggestions({ title, suggestions }: { title: string; suggestions: readonly ListSuggestion[] }) {
  const t = useText();
  if (suggestions.length === 0) return null;
  return (
    <section className="mt-2 grid gap-3" aria-label={title}>
      <h2 className="heading-4">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {suggestions.map(({ label, count, href }) => (
          <li key={href}>
            <ChipLink href={href}>
              {label}: {t('list.shortCount', { count })}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
