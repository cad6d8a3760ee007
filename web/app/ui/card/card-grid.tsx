import type { ReactNode } from 'react';

const columns = ['card-grid-1', 'card-grid-2', 'card-grid-3', 'card-grid-4'] as const;

const narrow = '(width >= 767px) 46vw, 92vw';
const sizes = [
  '(width >= 1540px) 1440px, 93vw',
  `(width >= 1540px) 706px, ${narrow}`,
  `(width >= 1540px) 462px, (width >= 1280px) 30vw, ${narrow}`,
  `(width >= 1540px) 340px, (width >= 1280px) 22vw, ${narrow}`,
] as const;

const usualItemsPerRow = 3;

function indexOf(itemsPerRow: number | null | undefined): 0 | 1 | 2 | 3 {
  const index = (itemsPerRow ?? usualItemsPerRow) - 1;
  return index === 0 || index === 1 || index === 3 ? index : 2;
}

export function cardSizes(itemsPerRow: number | null | undefined): string {
  return sizes[indexOf(itemsPerRow)];
}

type CardGridProps = {
  /** Columns on a wide screen, 1 to 4; anything else means 3. */
  itemsPerRow?: number | null | undefined;
  children: ReactNode;
};

export function CardGrid({ itemsPerRow, children }: CardGridProps) {
  return <ul className={`columns card-grid ${columns[indexOf(itemsPerRow)]}`}>{children}</ul>;
}
