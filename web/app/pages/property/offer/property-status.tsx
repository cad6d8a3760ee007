import { useText } from '../../../content/i18n/text.tsx';
import type { ShownProperty } from '../shown-property.server.ts';

/** Tells what may be done with a property, and since when; sold and rented ones say no more than that. */
export function PropertyStatus({ property }: { property: ShownProperty }) {
  const t = useText();
  const { ribbon, goal, availableFrom, news } = property;
  const goalText = goal === 'sale' ? 'search.forSale' : 'search.forRent';
  return (
    <p className="property-status">
      {ribbon ? <span className="property-taken">{ribbon.label}</span> : <span>{t(goalText)}</span>}
      {news && (
        <span className="property-news">{t(news === 'new' ? 'property.new' : 'property.reduced')}</span>
      )}
      {availableFrom && <span>{t('property.availableFrom', { date: availableFrom })}</span>}
    </p>
  );
}
