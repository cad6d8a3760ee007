import { defaultLanguage } from 'schemas/languages.ts';
import { serverText } from '../content/i18n/i18next.server.ts';
import { langOf } from '../content/i18n/language.ts';
import type { PageContext } from '../content/page-context.ts';
import { propertyPath } from '../content/paths/build-path.ts';
import { belgianDay } from '../platform/belgian-time.ts';
import { pictureData } from '../properties/view/picture-data.ts';
import { describeHome, findLeftHomes, keptUntil } from './left-homes/left-homes.server.ts';
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
  const properties = await homesOf(owner.propertyIds, context);
  return {
    ...context,
    owner,
    t: serverText(site, language),
    properties,
    selected: properties.find(({ id }) => id === wanted),
    propertyIds: wanted === undefined ? owner.propertyIds : [wanted],
  };
}

async function homesOf(ids: readonly string[], context: PageContext): Promise<PortalProperty[]> {
  const { platform, site, language } = context;
  const there = await portalProperties(ids, context);
  const left = await findLeftHomes(platform.database, ids);
  return ids.map((id): PortalProperty => {
    const property = there.find((each) => each.id === id);
    const gone = left.get(id);
    if (property) return gone ? { ...property, keptUntil: gone.keptUntil } : property;
    const reference = serverText(site, language)('portal.goneTitle', { reference: id });
    return {
      id,
      lang: gone?.home ? langOf(defaultLanguage, language) : undefined,
      ...(gone?.home ?? { title: reference, goal: 'sale', address: reference, town: '' }),
      publishedOn: undefined,
      ribbon: undefined,
      picture: undefined,
      brokerId: '',
      brokerName: undefined,
      href: undefined,
      keptUntil: gone?.keptUntil ?? keptUntil(belgianDay(platform.clock())),
    };
  });
}

/** The same for what an owner sends: what has left can be read only. */
export function withoutLeft(context: SectionContext): SectionContext {
  const properties = context.properties.filter((property) => property.keptUntil === undefined);
  const isThere = (id: string) => properties.some((property) => property.id === id);
  const owner = { ...context.owner, propertyIds: context.owner.propertyIds.filter(isThere) };
  return { ...context, owner, properties, propertyIds: context.propertyIds.filter(isThere) };
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
  const home = await describeHome(id, { importedCatalogue, language });
  if (!property || !home) return [];
  const { lang, ribbon, pending, picture, brokerId, publishedOn } = property;
  const shown = await catalogue.find(id, language);
  return [
    {
      id,
      lang,
      ...home,
      ribbon: ribbon ?? pending,
      picture: pictureData(picture),
      publishedOn,
      brokerId,
      brokerName: importedCatalogue.broker(brokerId, language)?.name,
      href: shown && propertyPath(site.paths, shown, language),
    },
  ];
}
