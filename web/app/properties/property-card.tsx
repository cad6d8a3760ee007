import { useText } from '../i18n/text.tsx';
import type { PropertyCardData } from './card-data.ts';
import { EnergyBadge } from './energy-badge.tsx';
import { PropertyPicture } from './property-picture.tsx';
import { Ribbon } from './ribbon.tsx';

type PropertyCardProps = {
  card: PropertyCardData;
  headingLevel: 'h2' | 'h3';
  /** The first picture a visitor sees loads at once; all others when they come near. */
  isEager?: boolean;
};

export function PropertyCard({ card, headingLevel: Heading, isEager = false }: PropertyCardProps) {
  const t = useText();
  return (
    <article className="card group relative">
      <div className="card-picture">
        <PropertyPicture picture={card.picture} sizes="(width >= 1280px) 400px, (width >= 767px) 50vw, 100vw" isEager={isEager} />
        <Ribbon ribbon={card.ribbon} />
      </div>
      <p className="mt-4 text-sm text-muted">
        {card.city} · {card.mainTypeName}
      </p>
      <Heading className="heading-4 mt-1">
        <a href={card.href} className="card-link">
          {card.title}
        </a>
      </Heading>
      <p className="display mt-2 text-xl tabular-nums">{card.price ?? t('property.priceOnRequest')}</p>
      <ul className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        {card.bedrooms !== undefined && <li>{t('property.bedroomCount', { count: card.bedrooms })}</li>}
        {card.surface !== undefined && <li>{t('property.squareMetres', { value: card.surface })}</li>}
        {card.energyLabel && (
          <li>
            <EnergyBadge label={card.energyLabel} />
          </li>
        )}
      </ul>
    </article>
  );
}
