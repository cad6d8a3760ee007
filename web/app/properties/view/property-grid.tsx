import { CardGrid, cardSizes } from '../../ui/card/card-grid.tsx';
import type { HeadingTag } from '../../ui/page/heading.ts';
import type { PropertyCardData } from './card-data.ts';
import { PropertyCard } from './property-card.tsx';

type PropertyGridProps = {
  cards: readonly PropertyCardData[];
  /** How many stand side by side on a wide screen, 1 to 4. */
  itemsPerRow?: number | null;
  headingLevel: HeadingTag;
  /** Whether the first picture is the first thing a visitor sees. */
  isFirstOnPage?: boolean;
};

export function PropertyGrid({ cards, itemsPerRow, headingLevel, isFirstOnPage = false }: PropertyGridProps) {
  return (
    <CardGrid itemsPerRow={itemsPerRow}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <PropertyCard
            card={card}
            headingLevel={headingLevel}
            sizes={cardSizes(itemsPerRow)}
            isEager={isFirstOnPage && index === 0}
          />
        </li>
      ))}
    </CardGrid>
  );
}
