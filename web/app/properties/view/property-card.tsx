import { FavouriteButton } from '../favourites/favourite-button.tsx';
import type { HeadingTag } from '../../ui/page/heading.ts';
import type { PictureLoading } from '../../ui/picture/picture-data.ts';
import { EnergyBadge } from '../energy/energy-badge.tsx';
import { PropertyKeyFacts } from '../facts/property-key-facts.tsx';
import type { PropertyCardData } from './card-data.ts';
import { CardOpenHouse } from './card-open-house.tsx';
import { CardPictures } from './card-pictures.tsx';
import { CardPrice } from './card-price.tsx';

type PropertyCardProps = {
  card: PropertyCardData;
  headingLevel: HeadingTag;
  sizes: string;
  loading?: PictureLoading | undefined;
};

export function PropertyCard({ card, headingLevel: Heading, sizes, loading }: PropertyCardProps) {
  return (
    <article className="card" data-property={card.id}>
      <CardPictures card={card} sizes={sizes} loading={loading} />
      <p className="mt-4 text-sm text-muted">
        {card.city} · {card.mainTypeName}
      </p>
      <Heading className="heading-4 mt-1">
        <a href={card.href} className="card-link">
          {card.title}
        </a>
      </Heading>
      <div className="card-price">
        <p className="price">
          <CardPrice {...card} />
        </p>
        {card.energyLabel && <EnergyBadge label={card.energyLabel} />}
      </div>
      <PropertyKeyFacts facts={card.keyFacts} />
      <CardOpenHouse card={card} />
      <FavouriteButton id={card.id} title={card.title} />
    </article>
  );
}
