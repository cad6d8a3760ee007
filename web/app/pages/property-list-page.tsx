import { useText } from '../i18n/text.tsx';
import { RenderModules } from '../modules/render-modules.tsx';
import { PropertyGrid } from '../properties/property-grid.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageData, PropertyListing } from './page-data.ts';
import { Pagination } from './pagination.tsx';

export function PropertyListPage({ page, data }: { page: PageData; data: PropertyListing }) {
  const t = useText();
  return (
    <>
      <Breadcrumbs steps={page.breadcrumbs} />
      <PageTitle lead={page.lead}>{page.title}</PageTitle>
      <RenderModules modules={page.modules}>
        <div className="wrap">
          <p className="mb-8 text-muted">{t('list.count', { count: data.total })}</p>
          {data.cards.length > 0 ? (
            <PropertyGrid cards={data.cards} headingLevel="h2" isFirstOnPage />
          ) : (
            <EmptyState title={t('list.empty')} advice={t('list.emptyAdvice')} />
          )}
          <Pagination listing={data} />
        </div>
      </RenderModules>
    </>
  );
}
