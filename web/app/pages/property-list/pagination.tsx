import { useText } from '../../content/i18n/text.tsx';
import type { PropertyListing } from './load-property-list-page.server.ts';

export function Pagination({ listing }: { listing: PropertyListing }) {
  const t = useText();
  const { page, pages, previousHref, nextHref } = listing;
  if (pages === 1) return null;
  return (
    <nav aria-label={t('list.pagination')} className="mt-12 flex flex-wrap items-center gap-6">
      {previousHref && (
        <a href={previousHref} rel="prev" className="button button-quiet">
          {t('list.previousPage')}
        </a>
      )}
      <p className="text-muted">{t('list.pageOf', { page, total: pages })}</p>
      {nextHref && (
        <a href={nextHref} rel="next" className="button button-quiet">
          {t('list.nextPage')}
        </a>
      )}
    </nav>
  );
}
