import { useText } from '../../content/i18n/text.tsx';
import { ChipLink } from '../../properties/filter-form/chip-link.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PropertyListing } from './load-property-list-page.server.ts';
import type { WayOn } from './ways-on.server.ts';

type Elsewhere = NonNullable<PropertyListing['elsewhere']>;
type NothingFoundProps = { listing: Pick<PropertyListing, 'goal'>; elsewhere: Elsewhere };

export function NothingFound({ listing: { goal }, elsewhere }: NothingFoundProps) {
  const t = useText();
  const { withoutFilter, nearby, all, otherListHref } = elsewhere;
  return (
    <EmptyState title={t('list.empty')} advice={t('list.emptyAdvice')}>
      <WaysOn title={t('list.withoutFilter')} ways={withoutFilter} />
      <WaysOn title={t('list.nearby')} ways={nearby} />
      <ul className="mt-2 grid gap-1">
        {all && (
          <li>
            <OnwardLink href={all.href}>
              {t(goal === 'sale' ? 'list.allForSale' : 'list.allForRent')} ({all.count})
            </OnwardLink>
          </li>
        )}
        <li>
          <OnwardLink href={otherListHref}>
            {t(goal === 'sale' ? 'list.allForRent' : 'list.allForSale')}
          </OnwardLink>
        </li>
      </ul>
    </EmptyState>
  );
}

function WaysOn({ title, ways }: { title: string; ways: readonly WayOn[] }) {
  const t = useText();
  if (ways.length === 0) return null;
  return (
    <section className="mt-2 grid gap-3" aria-label={title}>
      <h2 className="heading-4">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {ways.map(({ label, count, href }) => (
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
