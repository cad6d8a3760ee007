import { serverText } from '../../content/i18n/i18next.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import type { Property } from '../../properties/property/property.ts';
import { formatDay } from '../../properties/text/day.ts';
import { streetLine, townLine } from '../../properties/text/street-line.ts';
import { newsOf } from '../../properties/view/card-data.ts';

export type ShownProperty = ReturnType<typeof shownProperty>;

export function shownProperty({ platform, site, language }: PageContext, property: Property) {
  const { id, goal, ribbon, pending, lang, title, mainTypeName, description, keyFacts, energyLabel } =
    property;
  const { address, availableFrom, price, charges, priceChanges } = property;
  const news = newsOf(property, platform.clock());
  const t = serverText(site, language);
  return {
    id,
    goal,
    ribbon,
    pending,
    lang,
    title,
    mainTypeName,
    description,
    keyFacts,
    energyLabel,
    availableFrom: availableFrom && formatDay(availableFrom, language),
    news: news === 'reduced' && priceChanges.length > 0 ? undefined : news,
    /** Empty when the agency does not publish it. */
    price: {
      price: price?.text,
      unit: price?.unit,
      previousPrice: ribbon || priceChanges.length > 0 ? undefined : price?.previous,
      charges,
    },
    priceChanges: priceChanges.map(({ day, isLowered, from, to }) =>
      t(isLowered ? 'property.priceLowered' : 'property.priceRaised', {
        date: formatDay(day, language),
        from,
        to,
      }),
    ),
    /** Street and number; undefined when the agency does not publish them. */
    street: address && streetLine(address, property.mainType, language),
    place: townLine(property),
  };
}
