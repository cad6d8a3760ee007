import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import { useText } from '../../i18n/text.tsx';
import type { HeadingTag } from '../../ui/page/heading.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PropertyCardData } from './card-data.ts';
import { PropertyKeyFacts } from '../facts/property-key-facts.tsx';
import { Ribbon } from './ribbon.tsx';

type PropertyCardProps = {
  card: PropertyCardData;
  headingLevel: HeadingTag;
  sizes: string;
  isEager?: boolean;
};

export function PropertyCard({ card, headingLevel: Heading, sizes, isEager = false }: PropertyCardProps) {
  const t = useText();
  return (
    <article className="card">
      <div className="picture-frame">
        <Picture picture={card.picture} sizes={sizes} isEager={isEager} />
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
      <p className="price mt-2">{card.price ?? t('property.priceOnRequest')}</p>
      <PropertyKeyFacts facts={card} />
      <FavouriteButton id={card.id} title={card.title} />
    </article>
  );
}
