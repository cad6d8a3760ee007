import { FavouritesTools } from '../../favourites/favourites-tools.tsx';
import { useText } from '../../i18n/text.tsx';
import { Island } from '../../islands/island.tsx';
import { RenderModules } from '../../modules/render-modules.tsx';
import { PropertyGrid } from '../../properties/view/property-grid.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageOpening } from '../opening/page-opening.tsx';
import type { FavouritesPageData } from './load-favourites-page.server.ts';

export function FavouritesPage({ page }: { page: FavouritesPageData }) {
  const { cards, ids, missing } = page;
  return (
    <>
      <PageOpening page={page} />
      <RenderModules modules={page.modules}>
        <div className="wrap list-page">
          {missing.length > 0 && <Missing page={page} />}
          {cards.length === 0 && <NoFavourites page={page} />}
          <Island name="favouritesTools" component={FavouritesTools} props={{ ids, missing }} />
          {cards.length > 0 && <PropertyGrid cards={cards} headingLevel="h2" isFirstOnPage />}
        </div>
      </RenderModules>
    </>
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
