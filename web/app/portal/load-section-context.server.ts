import { serverText } from '../content/i18n/i18next.server.ts';
import type { PageContext } from '../content/page-context.ts';
import { propertyPath } from '../content/paths/build-path.ts';
import { streetLine, townLine } from '../properties/text/street-line.ts';
import { pictureData } from '../properties/view/picture-data.ts';
import type { PortalProperty, SectionContext } from './section-context.ts';
import type { Owner } from './session/require-owner.server.ts';

/** Undefined for a property that is not the owner's. */
export async function loadSectionContext(
  context: PageContext,
  owner: Owner,
): Promise<SectionContext | undefined> {
  const { url, site, language } = context;
  const wanted = url.searchParams.get('property') ?? undefined;
  if (wanted !== undefined && !owner.propertyIds.includes(wanted)) return undefined;
  const properties = await portalProperties(owner.propertyIds, context);
  return {
    ...context,
    owner,
    t: serverText(site, language),
    properties,
    goneIds: owner.propertyIds.filter((id) => !properties.some((property) => property.id === id)),
    selected: properties.find(({ id }) => id === wanted),
    propertyIds: wanted === undefined ? owner.propertyIds : [wanted],
  };
}

/** Leaves out those that the import no longer has. */
export async function portalProperties(
  ids: readonly string[],
  shown: Pick<PageContext, 'platform' | 'site' | 'language'>,
): Promise<PortalProperty[]> {
  return (await Promise.all(ids.map(async (id) => portalProperty(id, shown)))).flat();
}

async function portalProperty(
  id: string,
  { platform, site, language }: Pick<PageContext, 'platform' | 'site' | 'language'>,
): Promise<PortalProperty[]> {
  const { catalogue, importedCatalogue } = platform;
  const property = await importedCatalogue.find(id, language);
  const address = await importedCatalogue.privateAddress(id, language);
  if (!property) return [];
  const { lang, title, goal, ribbon, pending, mainType, picture, brokerId, publishedOn } = property;
  const shown = await catalogue.find(id, language);
  return [
    {
      id,
      lang,
      title,
      town: townLine(property),
      goal,
      ribbon: ribbon ?? pending,
      address: address ? streetLine(address, mainType, language) : title,
      picture: pictureData(picture),
      publishedOn,
      brokerId,
      brokerName: importedCatalogue.broker(brokerId, language)?.name,
      href: shown && propertyPath(site.paths, shown, language),
    },
  ];
}
