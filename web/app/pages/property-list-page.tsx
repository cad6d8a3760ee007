import { useText } from '../i18n/text.tsx';
import { RenderModules } from '../modules/render-modules.tsx';
import { PropertyGrid } from '../properties/property-grid.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { PageData, PropertyListing } from './page-data.ts';
import { PageOpening } from './page-opening.tsx';
import { Pagination } from './pagination.tsx';

export function PropertyListPage({ page, data }: { page: PageData; data: PropertyListing }) {
  const t = useText();
  return (
    <>
      <PageOpening page={page} />
      <RenderModules modules={page.modules}>
        <div className="wrap">
          <p className="mb-8 text-muted">{t('list.count', { count: data.total })}</p>
          {data.cards.length > 0 ? (
            <PropertyGrid cards={data.cards} headingLevel="h2" isFirstOnPage={!page.banner} />
          ) : (
            <EmptyState title={t('list.empty')} advice={t('list.emptyAdvice')} />
          )}
          <Pagination listing={data} />
        </div>
      </RenderModules>
    </>
  );
}
