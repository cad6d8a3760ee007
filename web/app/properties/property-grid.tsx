import type { PropertyCardData } from './card-data.ts';
import { PropertyCard } from './property-card.tsx';

const columns = [
  'grid-cols-1',
  'grid-cols-1 md:grid-cols-2',
  'grid-cols-1 md:grid-cols-2 xl:grid-cols-3',
  'grid-cols-1 md:grid-cols-2 xl:grid-cols-4',
];
const usualItemsPerRow = 3;

type PropertyGridProps = {
  cards: readonly PropertyCardData[];
  /** How many stand side by side on a wide screen, 1 to 4. */
  itemsPerRow?: number | null;
  headingLevel: 'h2' | 'h3';
  /** Whether the first picture is the first thing a visitor sees. */
  isFirstOnPage?: boolean;
};

export function PropertyGrid({ cards, itemsPerRow, headingLevel, isFirstOnPage = false }: PropertyGridProps) {
  return (
    <ul
      className={`grid gap-x-6 gap-y-12 ${columns[(itemsPerRow ?? usualItemsPerRow) - 1] ?? columns[2] ?? ''}`}
    >
      {cards.map((card, index) => (
        <li key={card.id}>
          <PropertyCard card={card} headingLevel={headingLevel} isEager={isFirstOnPage && index === 0} />
        </li>
      ))}
    </ul>
  );
}
