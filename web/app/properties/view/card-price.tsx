import { useText } from '../../content/i18n/text.tsx';
import type { PropertyCardData } from './card-data.ts';

type CardPriceProps = Pick<PropertyCardData, 'price'> &
  Partial<Pick<PropertyCardData, 'previousPrice' | 'pricePerSquareMetre' | 'charges'>> & {
    unit?: string | undefined;
  };

export function CardPrice({ price, unit, previousPrice, pricePerSquareMetre, charges }: CardPriceProps) {
  const t = useText();
  if (price === undefined) return t('property.priceOnRequest');
  return (
    <>
      {unit ? price.slice(0, -unit.length) : price}
      {unit && <span className="inline-block text-xl">{unit}</span>}
      {previousPrice && (
        <>
          {' '}
          <del className="price-note">
            <span className="sr-only">{t('property.previousPrice', { price: previousPrice })}</span>
            <span aria-hidden="true">{previousPrice}</span>
          </del>
        </>
      )}
      {pricePerSquareMetre && (
        <>
          {' '}
          <span className="price-note">{t('property.perSquareMetre', { price: pricePerSquareMetre })}</span>
        </>
      )}
      {charges && (
        <>
          {' '}
          <span className="price-note">{t('property.charges', { price: charges })}</span>
        </>
      )}
    </>
  );
}
