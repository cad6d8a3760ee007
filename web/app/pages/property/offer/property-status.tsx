import { useText } from '../../../content/i18n/text.tsx';
import { CardPrice } from '../../../properties/view/card-price.tsx';
import type { ShownProperty } from '../shown-property.server.ts';

export function PropertyStatus({ property }: { property: ShownProperty }) {
  const t = useText();
  const { goal, availableFrom, news } = property;
  const ribbon = property.ribbon ?? property.pending;
  const goalText = goal === 'sale' ? 'search.forSale' : 'search.forRent';
  return (
    <p className="property-status mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {/* Exports capitalize the words of ribbons inconsistently. */}
      {ribbon ? (
        <span className="font-semibold text-ink lowercase first-letter:uppercase">{ribbon.label}</span>
      ) : (
        <span className="font-semibold text-ink">{t(goalText)}</span>
      )}
      {news && (
        <span className="rounded-sm bg-surface px-2 font-semibold text-accent">
          {t(news === 'new' ? 'property.new' : 'property.reduced')}
        </span>
      )}
      {availableFrom && <span>{t('property.availableFrom', { date: availableFrom })}</span>}
    </p>
  );
}

/** The price and its history; for a sold or rented property the last asking price, which is not a price any more. */
export function PropertyPrice({ property: { price, ribbon, priceChanges } }: { property: ShownProperty }) {
  const t = useText();
  if (ribbon && price.price)
    return <p className="text-muted">{t('property.lastPrice', { price: price.price })}</p>;
  return (
    <>
      <p className="price price-large">
        <CardPrice {...price} />
      </p>
      {priceChanges.length > 0 && (
        <ul className="mt-1 grid gap-1 text-sm text-muted">
          {priceChanges.map((change) => (
            <li key={change} className="text-balance">
              {change}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
