import { RenderedOnce } from '../../content/i18n/rendered-once.tsx';
import { useText } from '../../content/i18n/text.tsx';
import type { PictureLoading } from '../../ui/picture/picture-data.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PropertyCardData } from './card-data.ts';
import { Ribbon } from './ribbon.tsx';
import { CardGrid, cardSizes } from '../../ui/card/card-grid.tsx';
import type { HeadingTag } from '../../ui/page/heading.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { EnergyBadge } from '../energy/energy-badge.tsx';
import { PropertyKeyFacts } from '../facts/property-key-facts.tsx';
import { CardPrice } from './card-price.tsx';

type CardPicturesProps = {
  card: PropertyCardData;
  sizes: string;
  loading?: PictureLoading | undefined;
};

/** Holds the first picture; `enhanceCardPictures` fetches more once a visitor reaches for them. */
export function CardPictures({ card, sizes, loading }: CardPicturesProps) {
  const { picture, pictureCount, ribbon } = card;
  const first = <Picture picture={picture} sizes={sizes} loading={loading} />;
  return (
    <div className="picture-frame">
      {pictureCount === 1 ? (
        first
      ) : (
        <div className="card-pictures" data-count={pictureCount}>
          <div>{first}</div>
        </div>
      )}
      <Ribbon ribbon={ribbon} />
      <News card={card} />
    </div>
  );
}

function News({ card: { news } }: { card: PropertyCardData }) {
  const t = useText();
  return news && <p className="news">{t(news === 'new' ? 'property.new' : 'property.reduced')}</p>;
}

export function CardOpenHouse({ card: { openHouse } }: { card: PropertyCardData }) {
  const t = useText();
  if (!openHouse) return null;
  const { day, hours } = openHouse;
  const [before, after] = t('property.openHouse', { moment: `${day} ${hours}` }).split(hours);
  return (
    <p className="mt-2 text-sm font-semibold text-accent">
      {before}
      <span className="whitespace-nowrap">{hours}</span>
      {after}
    </p>
  );
}

type PropertyGridProps = {
  cards: readonly PropertyCardData[];
  itemsPerRow?: number | null;
  headingLevel: HeadingTag;
};

export function PropertyGrid({ cards, itemsPerRow, headingLevel }: PropertyGridProps) {
  return (
    <CardGrid itemsPerRow={itemsPerRow}>
      {cards.map((card) => (
        <RenderedOnce
          key={card.id}
          as="li"
          component={PropertyCard}
          props={{ card, headingLevel, sizes: cardSizes(itemsPerRow) }}
        />
      ))}
    </CardGrid>
  );
}

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
      <p className="mt-4 text-sm text-muted" lang={card.lang}>
        <b className="text-ink">{card.city}</b> · {card.mainTypeName}
      </p>
      <Heading className="heading-4 mt-1">
        <a href={card.href} className="card-link" lang={card.lang}>
          {card.title}
        </a>
      </Heading>
      <div className="mt-2 flex items-center justify-between gap-4">
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
