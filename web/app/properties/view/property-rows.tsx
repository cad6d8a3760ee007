import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import { useText } from '../../i18n/text.tsx';
import type { HeadingTag } from '../../ui/page/heading.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PropertyCardData } from './card-data.ts';
import { PropertyKeyFacts } from '../facts/property-key-facts.tsx';
import { Ribbon } from './ribbon.tsx';

type PropertyRowsProps = { cards: readonly PropertyCardData[]; headingLevel: HeadingTag };

export function PropertyRows({ cards, headingLevel }: PropertyRowsProps) {
  return (
    <ul className="line-list">
      {cards.map((card) => (
        <li key={card.id}>
          <PropertyRow card={card} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

type PropertyRowProps = { card: PropertyCardData; headingLevel: HeadingTag };

function PropertyRow({ card, headingLevel: Heading }: PropertyRowProps) {
  const t = useText();
  return (
    <article className="card property-row">
      <div className="picture-frame">
        <Picture picture={card.picture} sizes="(width >= 767px) 240px, 36vw" />
        <Ribbon ribbon={card.ribbon} />
      </div>
      <div className="property-row-words">
        <div>
          <p className="text-sm text-muted">
            {card.city} · {card.mainTypeName}
          </p>
          <Heading className="heading-4 mt-1">
            <a href={card.href} className="card-link">
              {card.title}
            </a>
          </Heading>
          <PropertyKeyFacts facts={card} />
        </div>
        <p className="price">{card.price ?? t('property.priceOnRequest')}</p>
      </div>
      <FavouriteButton id={card.id} title={card.title} />
    </article>
  );
}
