import type { PageContext } from '../../content/page-context.ts';
import type { Property } from '../../properties/property/property.ts';
import { formatDay } from '../../properties/text/day.ts';
import { streetLine, townLine } from '../../properties/text/street-line.ts';
import { newsOf } from '../../properties/view/card-data.ts';

export type ShownProperty = ReturnType<typeof shownProperty>;

export function shownProperty({ platform, language }: PageContext, property: Property) {
  const { id, goal, ribbon, title, mainTypeName, description, keyFacts, energyLabel } = property;
  const { address, availableFrom, price, charges } = property;
  return {
    id,
    goal,
    ribbon,
    title,
    mainTypeName,
    description,
    keyFacts,
    energyLabel,
    availableFrom: availableFrom && formatDay(availableFrom, language),
    news: newsOf(property, platform.clock()),
    /** Empty when the agency does not publish it. */
    price: { price: price?.text, previousPrice: ribbon ? undefined : price?.previous, charges },
    /** Street and number; undefined when the agency does not publish them. */
    street: address && streetLine(address, property.mainType, language),
    place: townLine(property),
  };
}
