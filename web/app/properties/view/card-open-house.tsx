import { useText } from '../../i18n/text.tsx';
import type { PropertyCardData } from './card-data.ts';

export function CardOpenHouse({ card: { openHouse: moment } }: { card: PropertyCardData }) {
  const t = useText();
  return moment && <p className="card-open-house">{t('property.openHouse', { moment })}</p>;
}
