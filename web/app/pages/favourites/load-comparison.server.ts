import { type FavouritesAddress, favouritesSearch } from '../../properties/favourites/favourites-address.ts';
import { mostCompared } from '../../properties/favourites/property-ids.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { streetLine } from '../../properties/text/street-line.ts';
import { nearbyLines } from '../../properties/nearby/nearby-lines.ts';
import { cardData } from '../../properties/view/card-data.ts';
import type { Property } from '../../properties/property/property.ts';
import type { PageContext } from '../../content/page-context.ts';
import { cardContext } from '../card-context.server.ts';
import { monthlyCost } from '../property/costs/load-costs.server.ts';
import { compareFacts, compareRow } from './compare-facts.ts';

export type ComparisonData = NonNullable<Awaited<ReturnType<typeof loadComparison>>>;

/** Undefined where the address compares nothing that is offered. */
export async function loadComparison(context: PageContext, { ids, compared }: FavouritesAddress) {
  const { platform, site, url, language } = context;
  const onCard = cardContext(context);
  const { catalogue } = platform;
  const t = serverText(site, language);
  const offered = await catalogue.findAll(compared, language);
  const properties = offered.slice(0, mostCompared);
  if (properties.length === 0) return undefined;
  const hrefOf = (address: Partial<FavouritesAddress>) => `${url.pathname}${favouritesSearch(address)}`;
  const columns = properties.map((property) => {
    const { id, title, ribbon, address, mainType, zip, city } = property;
    const { href, picture } = cardData(property, onCard);
    const street = address ? streetLine(address, mainType, language) : t('property.addressOnRequest');
    const others = compared.filter((other) => other !== id);
    return {
      id,
      title,
      ribbon,
      href,
      picture,
      address: `${street}, ${zip} ${city}`,
      removeHref: hrefOf({ ids, compared: others }),
    };
  });
  const rowOf = (id: string, label: string, valueOf: (property: Property) => string | undefined) =>
    compareRow(
      id,
      properties.map((property) => {
        const value = valueOf(property);
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
      ...rowOf(
        'price-per-m2',
        t('list.sortPricePerSquareMetre'),
        (property) => cardData(property, onCard).pricePerSquareMetre,
      ),
      ...rowOf('monthly-cost', t('compare.monthlyCost'), (property) => monthlyCost(context, property)),
      ...rowOf('type', t('compare.type'), ({ mainTypeName }) => mainTypeName),
      ...rowOf(
        'station',
        t('nearby.station'),
        ({ nearby }) => nearbyLines(nearby, t).find(({ kind }) => kind === 'station')?.distance,
      ),
    ],
    groups: compareFacts(facts, (group) => t(group)),
    listHref: hrefOf({ ids }),
    isTooMany: offered.length > mostCompared,
  };
}
