import { useText } from '../../i18n/text.tsx';
import type { PropertyPageData } from './load-property-page.server.ts';

function statusText({ goal, ribbon }: PropertyPageData['property']) {
  if (ribbon) return ribbon.kind === 'sold' ? 'recent.sold' : 'recent.rented';
  return goal === 'sale' ? 'search.forSale' : 'search.forRent';
}

/** Tells what may be done with a property, and since when; sold and rented ones say no more than that. */
export function PropertyStatus({ page }: { page: PropertyPageData }) {
  const t = useText();
  const { property, availableFrom, news } = page;
  return (
    <p className="property-status">
      <span>{t(statusText(property))}</span>
      {news && (
        <span className="property-news">{t(news === 'new' ? 'property.new' : 'property.reduced')}</span>
      )}
      {availableFrom && <span>{t('property.availableFrom', { date: availableFrom })}</span>}
    </p>
  );
}
