import type { ReactNode } from 'react';
import { phoneSize, wholeSize, type PictureLoading } from '../picture/picture-data.ts';

const columns = ['card-grid-1', 'card-grid-2', 'card-grid-3', 'card-grid-4'] as const;

const narrow = `(width >= 767px) calc(47vw - 22px), ${phoneSize}`;
/** Screens without their gutters and the gaps between cards, by the number of columns. */
const sizes = [
  wholeSize,
  `(width >= 1540px) 707px, ${narrow}`,
  `(width >= 1540px) 462px, (width >= 1280px) calc(31.4vw - 24px), ${narrow}`,
  `(width >= 1540px) 340px, (width >= 1280px) calc(23.5vw - 24px), ${narrow}`,
] as const;

const usualItemsPerRow = 3;

function indexOf(itemsPerRow: number | null | undefined): 0 | 1 | 2 | 3 {
  const index = (itemsPerRow ?? usualItemsPerRow) - 1;
  return index === 0 || index === 1 || index === 3 ? index : 2;
}

export function cardSizes(itemsPerRow: number | null | undefined): string {
  return sizes[indexOf(itemsPerRow)];
}

/** The first card is seen below a banner on a phone; where the grid is at the top, its first row on every screen. */
export function cardLoading(index: number, { isAtTop }: { isAtTop: boolean }): PictureLoading {
  if (index === 0) return isAtTop ? 'first' : 'eager';
  return isAtTop && index < usualItemsPerRow ? 'eager' : 'lazy';
}

type CardGridProps = {
  /** Columns on a wide screen, 1 to 4; anything else means 3. */
  itemsPerRow?: number | null | undefined;
  children: ReactNode;
};

export function CardGrid({ itemsPerRow, children }: CardGridProps) {
  return <ul className={`columns card-grid gap-y-12 ${columns[indexOf(itemsPerRow)]}`}>{children}</ul>;
}
