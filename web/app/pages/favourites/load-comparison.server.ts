import { type FavouritesAddress, favouritesSearch } from '../../properties/favourites/favourites-address.ts';
import { mostCompared } from '../../properties/favourites/property-ids.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { propertyPath } from '../../content/paths/build-path.ts';
import { streetLine } from '../../properties/text/street-line.ts';
import { pictureData } from '../../properties/view/picture-data.ts';
import type { PageContext } from '../../content/page-context.ts';
import { compareFacts, compareRow } from './compare-facts.ts';

export type ComparisonData = NonNullable<Awaited<ReturnType<typeof loadComparison>>>;

/** Undefined where the address compares nothing that is offered. */
export async function loadComparison(context: PageContext, { ids, compared }: FavouritesAddress) {
  const { platform, site, url, language } = context;
  const { catalogue } = platform;
  const t = serverText(site, language);
  const offered = await catalogue.findAll(compared, language);
  const properties = offered.slice(0, mostCompared);
  if (properties.length === 0) return undefined;
  const hrefOf = (address: Partial<FavouritesAddress>) => `${url.pathname}${favouritesSearch(address)}`;
  const columns = properties.map((property) => {
    const { id, title, ribbon, address, mainType, zip, city } = property;
    const street = address ? streetLine(address, mainType, language) : t('property.addressOnRequest');
    const others = compared.filter((other) => other !== id);
    return {
      id,
      title,
      ribbon,
      href: propertyPath(site.paths, property, language),
      picture: pictureData(property.picture),
      address: `${street}, ${zip} ${city}`,
      removeHref: hrefOf({ ids, compared: others }),
    };
  });
  const prices = properties.map(({ goal, price }) => ({
    id: 'price',
    label: t(goal === 'sale' ? 'property.price' : 'property.rent'),
    value: price?.text ?? t('property.priceOnRequest'),
  }));
  const types = properties.map(({ mainTypeName }) => ({
    id: 'type',
    label: t('compare.type'),
    value: mainTypeName,
  }));
  const facts = await Promise.all(properties.map(async ({ id }) => catalogue.facts(id, { t, language })));
  return {
    columns,
    overview: [...compareRow('price', prices), ...compareRow('type', types)],
    groups: compareFacts(facts, (group) => t(group)),
    listHref: hrefOf({ ids }),
    isTooMany: offered.length > mostCompared,
  };
}
