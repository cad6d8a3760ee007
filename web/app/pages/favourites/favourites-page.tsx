import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { attachFavouritesTools } from '../../properties/favourites/attach-favourites-tools.ts';
import { mostCompared } from '../../properties/favourites/property-ids.ts';
import { ScriptIsland } from '../../islands/script-island.tsx';
import { RenderModules } from '../modules/render-modules.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OpeningEnd } from '../../ui/page/opening-end.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { RecentRow } from '../recent-row.tsx';
import { Comparison } from './comparison.tsx';
import { FavouritesList } from './favourites-list.tsx';
import type { ComparisonData } from './load-comparison.server.ts';
import type { FavouritesPageData } from './load-favourites-page.server.ts';

/** Run by `attachFavouritesTools`. */
function FavouritesTools() {
  const t = useText();
  return (
    <>
      <button type="button" className="button button-quiet needs-script">
        <Icon name="share" />
        {t('favourites.share')}
      </button>
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
              {ids.length > missing.length && <FavouritesTools />}
            </ScriptIsland>
            {comparison && <a href={comparison.listHref}>{t('compare.back')}</a>}
          </div>
          <OpeningEnd />
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
