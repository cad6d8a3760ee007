import { type FavouritesAddress, favouritesSearch } from '../../properties/favourites/favourites-address.ts';
import { mostCompared } from '../../properties/favourites/property-ids.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { streetLine } from '../../properties/text/street-line.ts';
import { nearbyLines } from '../../properties/nearby/nearby-lines.ts';
import { cardData, type PropertyCardData } from '../../properties/view/card-data.ts';
import type { Property } from '../../properties/property/property.ts';
import type { PageContext } from '../../content/page-context.ts';
import { cardContext } from '../card-context.server.ts';
import { monthlyCost } from '../property/costs/load-costs.server.ts';
import { compareFacts, compareRow } from './compare-facts.ts';

export type ComparisonData = NonNullable<Awaited<ReturnType<typeof loadComparison>>>;

type Shown = { property: Property; card: PropertyCardData };

export async function loadComparison(context: PageContext, { ids, compared }: FavouritesAddress) {
  const { platform, site, url, language } = context;
  const onCard = cardContext(context);
  const { catalogue } = platform;
  const t = serverText(site, language);
  const offered = await catalogue.findAll(compared, language);
  const properties = offered.slice(0, mostCompared);
  if (properties.length === 0) return undefined;
  const hrefOf = (address: Partial<FavouritesAddress>) => `${url.pathname}${favouritesSearch(address)}`;
  const shown = properties.map((property) => ({ property, card: cardData(property, onCard) }));
  const columns = shown.map(({ property, card: { href, picture, ribbon } }) => {
    const { id, lang, title, address, mainType, zip, city } = property;
    const street = address ? streetLine(address, mainType, language) : t('property.addressOnRequest');
    const others = compared.filter((other) => other !== id);
    return {
      id,
      lang,
      title,
      ribbon,
      href,
      picture,
      address: `${street}, ${zip} ${city}`,
      removeHref: hrefOf({ ids, compared: others }),
    };
  });
  const rowOf = (id: string, label: string, valueOf: (one: Shown) => string | undefined) =>
    compareRow(
      id,
      shown.map((one) => {
        const value = valueOf(one);
        return value === undefined ? undefined : { id, label, value };
      }),
    );
  const prices = properties.map(({ goal, price }) => ({
    id: 'price',
    label: t(goal === 'sale' ? 'property.price' : 'property.rent'),
    value: price?.text ?? t('property.priceOnRequest'),
  }));
  const facts = await Promise.all(properties.map(async ({ id }) => catalogue.facts(id, { t, language })));
  return {
    columns,
    price: compareRow('price', prices),
    overview: [
      ...rowOf('price-per-m2', t('list.sortPricePerSquareMetre'), ({ card }) => card.pricePerSquareMetre),
      ...rowOf('monthly-cost', t('compare.monthlyCost'), ({ property }) => monthlyCost(context, property)),
      ...compareRow(
        'type',
        properties.map(({ mainTypeName: value, lang }) => ({
          id: 'type',
          label: t('compare.type'),
          value,
          lang,
        })),
      ),
      ...rowOf(
        'station',
        t('nearby.station'),
        ({ property }) => nearbyLines(property.nearby, t).find(({ kind }) => kind === 'station')?.distance,
      ),
    ],
    groups: compareFacts(facts, (group) => t(group)),
    listHref: hrefOf({ ids }),
    isTooMany: offered.length > mostCompared,
  };
}
