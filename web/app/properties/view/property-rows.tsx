import { FavouriteButton } from '../favourites/favourite-button.tsx';
import type { HeadingTag } from '../../ui/page/heading.ts';
import { PropertyKeyFacts } from '../facts/property-key-facts.tsx';
import type { PropertyCardData } from './card-data.ts';
import { CardOpenHouse, CardPictures } from './property-card.tsx';
import { CardPrice } from './card-price.tsx';

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
  return (
    <article
      className="card grid grid-cols-[clamp(6rem,32%,13rem)_1fr] items-center gap-x-[clamp(1rem,2vw,2rem)] gap-y-4 py-5"
      data-property={card.id}
    >
      <CardPictures card={card} sizes="(width >= 767px) 240px, 36vw" />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <div className="flex-[1_1_14rem]">
          <p className="text-sm text-muted" lang={card.lang}>
            {card.city} · {card.mainTypeName}
          </p>
          <Heading className="heading-4 mt-1">
            <a href={card.href} className="card-link" lang={card.lang}>
              {card.title}
            </a>
          </Heading>
          <PropertyKeyFacts facts={card.keyFacts} energyLabel={card.energyLabel} />
          <CardOpenHouse card={card} />
        </div>
        <p className="price">
          <CardPrice {...card} />
        </p>
      </div>
      <FavouriteButton id={card.id} title={card.title} />
    </article>
  );
}
