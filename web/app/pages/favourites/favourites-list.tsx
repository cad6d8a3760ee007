import { mostCompared } from '../../properties/favourites/property-ids.ts';
import { useText } from '../../content/i18n/text.tsx';
import type { PropertyCardData } from '../../properties/view/card-data.ts';
import { PropertyCard } from '../../properties/view/property-card.tsx';
import { CardGrid, cardLoading, cardSizes } from '../../ui/card/card-grid.tsx';

const formId = 'compare';
const itemsPerRow = 3;

type FavouritesListProps = { cards: readonly PropertyCardData[]; ids: readonly string[]; path: string };

/** Cards, each with a box to tick, and a plain form that compares those ticked. */
export function FavouritesList({ cards, ids, path }: FavouritesListProps) {
  const t = useText();
  const hasChoice = cards.length > 1;
  return (
    <>
      <CardGrid itemsPerRow={itemsPerRow}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <PropertyCard
              card={card}
              headingLevel="h2"
              sizes={cardSizes(itemsPerRow)}
              loading={cardLoading(index, { isOpening: true })}
            />
            {hasChoice && <CompareBox card={card} isChosen={index < mostCompared} />}
          </li>
        ))}
      </CardGrid>
      {hasChoice && (
        <form
          id={formId}
          action={path}
          className="sticky bottom-0 z-2 mt-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-ground py-3.5 print:hidden"
        >
          <input type="hidden" name="ids" value={ids.join()} />
          <button className="button">{t('compare.submit')}</button>
          <p className="text-sm text-muted max-md:hidden">{t('compare.limit', { most: mostCompared })}</p>
        </form>
      )}
    </>
  );
}

function CompareBox({ card, isChosen }: { card: PropertyCardData; isChosen: boolean }) {
  const t = useText();
  const id = `compare-${card.id}`;
  return (
    <label htmlFor={id} className="compare-choice mt-3">
      <input type="checkbox" id={id} form={formId} name="compare" value={card.id} defaultChecked={isChosen} />
      {t('compare.choose')}
      <span className="sr-only">: {card.title}</span>
    </label>
  );
}
