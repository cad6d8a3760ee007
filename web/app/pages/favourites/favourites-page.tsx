import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { attachFavouritesTools } from '../../properties/favourites/attach-favourites-tools.ts';
import { mostCompared } from '../../properties/favourites/property-ids.ts';
import { ScriptIsland } from '../../islands/script-island.tsx';
import { RenderModules } from '../modules/render-modules.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { RecentRow } from '../recent-row.tsx';
import { Comparison } from './comparison.tsx';
import type { ComparisonData } from './load-comparison.server.ts';
import type { FavouritesPageData } from './load-favourites-page.server.ts';
import type { PropertyCardData } from '../../properties/view/card-data.ts';
import { PropertyCard } from '../../properties/view/property-card.tsx';
import { CardGrid, cardLoading, cardSizes } from '../../ui/card/card-grid.tsx';

function FavouritesTools({ takeAlong }: Pick<FavouritesPageData, 'takeAlong'>) {
  const t = useText();
  return (
    <>
      <button type="button" className="button button-quiet needs-script">
        <Icon name="share" />
        {t('favourites.share')}
      </button>
      <a href={takeAlong.href} className="button button-quiet needs-script">
        {takeAlong.label}
      </a>
      <p role="status" data-copied={t('favourites.copied')} data-not-copied={t('favourites.notCopied')} />
    </>
  );
}

export function FavouritesPage({ page }: { page: FavouritesPageData }) {
  const t = useText();
  const { cards, comparison, ids, missing, path } = page;
  return (
    <>
      <PageHeading page={page} />
      <RenderModules modules={page.modules}>
        <div className="wrap list-page">
          {missing.length > 0 && <Missing page={page} />}
          {cards.length === 0 && <NoFavourites page={page} />}
          <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <ScriptIsland
              name="favouritesTools"
              attach={attachFavouritesTools}
              props={{ ids, missing, isComparison: comparison !== undefined }}
            >
              {ids.length > missing.length && <FavouritesTools takeAlong={page.takeAlong} />}
            </ScriptIsland>
            {comparison && <a href={comparison.listHref}>{t('compare.back')}</a>}
          </div>
          <PageTopEnd />
          {comparison && <AboutComparison comparison={comparison} />}
          {comparison && <Comparison comparison={comparison} />}
          {!comparison && cards.length > 0 && <FavouritesList cards={cards} ids={ids} path={path} />}
        </div>
      </RenderModules>
      <RecentRow />
    </>
  );
}

function AboutComparison({ comparison: { columns, isTooMany } }: { comparison: ComparisonData }) {
  const t = useText();
  if (!isTooMany && columns.length > 1) return null;
  return (
    <div className="mb-8">
      <Notice>{isTooMany ? t('compare.tooMany', { most: mostCompared }) : t('compare.chooseMore')}</Notice>
    </div>
  );
}

function Missing({ page: { missing, knownHref } }: { page: FavouritesPageData }) {
  const t = useText();
  return (
    <p className="notice mb-8">
      {t('favourites.missing', { references: missing.join(', ') })}{' '}
      <a href={knownHref}>{t('favourites.withoutMissing')}</a>
    </p>
  );
}

function NoFavourites({ page }: { page: FavouritesPageData }) {
  const t = useText();
  return (
    <EmptyState title={t('favourites.empty')} advice={t('favourites.emptyAdvice')}>
      <noscript>{t('favourites.withoutScript')}</noscript>
      <ul className="mt-2 grid gap-1">
        <li>
          <OnwardLink href={page.saleHref}>{t('list.allForSale')}</OnwardLink>
        </li>
        <li>
          <OnwardLink href={page.rentHref}>{t('list.allForRent')}</OnwardLink>
        </li>
      </ul>
    </EmptyState>
  );
}

const formId = 'compare';
const itemsPerRow = 3;

type FavouritesListProps = { cards: readonly PropertyCardData[]; ids: readonly string[]; path: string };

function FavouritesList({ cards, ids, path }: FavouritesListProps) {
  const t = useText();
  const hasChoice = cards.length > 1;
  return (
    <>
      <CardGrid itemsPerRow={itemsPerRow}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <PropertyCard
              card={card}
              headingLevel="h2"
              sizes={cardSizes(itemsPerRow)}
              loading={cardLoading(index, { isAtTop: true })}
            />
            {hasChoice && <CompareBox card={card} isChosen={index < mostCompared} />}
          </li>
        ))}
      </CardGrid>
      {hasChoice && (
        <form
          id={formId}
          action={path}
          className="sticky bottom-0 z-2 mt-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-ground py-3.5 print:hidden"
        >
          <input type="hidden" name="ids" value={ids.join()} />
          <button className="button">{t('compare.submit')}</button>
          <p className="text-sm text-muted max-md:hidden">{t('compare.limit', { most: mostCompared })}</p>
        </form>
      )}
    </>
  );
}

function CompareBox({ card, isChosen }: { card: PropertyCardData; isChosen: boolean }) {
  const t = useText();
  const id = `compare-${card.id}`;
  return (
    <label htmlFor={id} className="flex min-h-8 w-fit cursor-pointer items-center gap-2.5 mt-3">
      <input
        type="checkbox"
        id={id}
        form={formId}
        name="compare"
        value={card.id}
        defaultChecked={isChosen}
        className="size-6 flex-none accent-accent"
      />
      {t('compare.choose')}
      <span className="sr-only" lang={card.lang}>
        : {card.title}
      </span>
    </label>
  );
}
