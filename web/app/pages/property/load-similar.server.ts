import type { PageContext } from '../../content/page-context.ts';
import type { ListFilters } from '../../properties/filters/filter-table.ts';
import type { Property } from '../../properties/property/property.ts';
import { cardData, needsOfCards } from '../../properties/view/card-data.ts';
import { loadAlertForm } from '../alert-form/load-alert-form.server.ts';
import { cardContext } from '../card-context.server.ts';

const mostSimilar = 4;
/** A single card would suggest that there is nothing else. */
const fewestSimilar = 2;

/**
 * Loads cards of similar properties, unless there are too few, and the offer of mails about new ones once a property
 * is sold or rented.
 */
export async function loadSimilar(context: PageContext, property: Property) {
  const { platform, language } = context;
  const { id, goal, ribbon } = property;
  const onCard = cardContext(context);
  const others = await platform.catalogue.similar({ id, language, limit: mostSimilar });
  const cards = others.length < fewestSimilar ? [] : others.map((other) => cardData(other, onCard));
  return {
    cards,
    alert: ribbon ? loadAlertForm(context, { goal, filters: similarFilters(context, property) }) : undefined,
    needs: needsOfCards(cards),
  };
}

/** Same type, same town. Leaves out the price, which may be hidden. */
function similarFilters(
  { platform, language }: PageContext,
  { webIds: [type], city, zip }: Property,
): ListFilters {
  const entry = platform.catalogue.city(`${city}|${zip}`, language);
  return { type: type === undefined ? [] : [String(type)], city: entry ? [entry.key] : [] };
}
