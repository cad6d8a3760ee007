import { CardGrid, cardSizes } from '../../ui/card/card-grid.tsx';
import type { HeadingTag } from '../../ui/page/heading.ts';
import type { PropertyCardData } from './card-data.ts';
import { PropertyCard } from './property-card.tsx';

type PropertyGridProps = {
  cards: readonly PropertyCardData[];
  itemsPerRow?: number | null;
  headingLevel: HeadingTag;
};

export function PropertyGrid({ cards, itemsPerRow, headingLevel }: PropertyGridProps) {
  return (
    <CardGrid itemsPerRow={itemsPerRow}>
      {cards.map((card) => (
        <li key={card.id}>
          <PropertyCard card={card} headingLevel={headingLevel} sizes={cardSizes(itemsPerRow)} />
        </li>
      ))}
    </CardGrid>
  );
}
