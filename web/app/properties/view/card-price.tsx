import { useText } from '../../content/i18n/text.tsx';
import type { PropertyCardData } from './card-data.ts';

type CardPriceProps = Pick<PropertyCardData, 'price'> &
  Partial<Pick<PropertyCardData, 'previousPrice' | 'pricePerSquareMetre' | 'charges'>>;

export function CardPrice({ price, previousPrice, pricePerSquareMetre, charges }: CardPriceProps) {
  const t = useText();
  if (price === undefined) return t('property.priceOnRequest');
  return (
    <>
      {price}
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
