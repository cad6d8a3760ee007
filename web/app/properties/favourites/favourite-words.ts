import type { PageTranslate } from '../../content/i18n/text.tsx';
import type { ToggleResult } from './favourites.ts';
import { mostFavourites } from './property-ids.ts';

/** Announced after a press; `{count}` stands for the number of favourites. */
export type FavouriteWords = Record<ToggleResult, string>;

export function favouriteWords(t: PageTranslate): FavouriteWords {
  const count = '{count}';
  return {
    added: t('favourites.added', { count }),
    removed: t('favourites.removed', { count }),
    full: t('favourites.full', { most: mostFavourites }),
    notStored: t('favourites.notStored'),
  };
}
