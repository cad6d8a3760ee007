import { useText } from '../../content/i18n/text.tsx';
import type { PropertyCardData } from './card-data.ts';

export function CardOpenHouse({ card: { openHouse } }: { card: PropertyCardData }) {
  const t = useText();
  if (!openHouse) return null;
  const { day, hours } = openHouse;
  const [before, after] = t('property.openHouse', { moment: `${day} ${hours}` }).split(hours);
  return (
    <p className="card-open-house">
      {before}
      <span className="whitespace-nowrap">{hours}</span>
      {after}
    </p>
  );
}
