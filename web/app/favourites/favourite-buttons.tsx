import { useEffect, useState } from 'react';
import { useText } from '../i18n/text.tsx';
import { favourites, type ToggleResult } from './favourites.ts';
import { followFavouriteButtons } from './follow-favourite-buttons.ts';
import { mostFavourites } from './property-ids.ts';

export function FavouriteButtons() {
  const [outcome, setOutcome] = useState<{ result: ToggleResult; count: number }>();
  useEffect(
    () =>
      followFavouriteButtons((result) => {
        setOutcome(result && { result, count: favourites.get().length });
      }),
    [],
  );
  const isProblem = outcome?.result === 'full' || outcome?.result === 'notStored';
  return (
    <p role="status" className={isProblem ? 'favourites-problem' : 'sr-only'}>
      {outcome && <Outcome {...outcome} />}
    </p>
  );
}

function Outcome({ result, count }: { result: ToggleResult; count: number }) {
  const t = useText();
  if (result === 'full') return t('favourites.full', { most: mostFavourites });
  if (result === 'notStored') return t('favourites.notStored');
  return result === 'added' ? t('favourites.added', { count }) : t('favourites.removed', { count });
}
