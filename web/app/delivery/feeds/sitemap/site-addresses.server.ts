import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import { type Alternates, pageAlternates } from '../../../content/paths/build-path.ts';
import type { EntryKind } from '../../../content/paths/path-table.ts';
import {
  alternatesOfProperties,
  projectAlternates,
} from '../../../properties/catalogue/property-alternates.ts';
import { fallbackAddress } from '../../../ui/picture/picture-data.ts';
import { pictureData } from '../../../properties/view/picture-data.ts';
import { changedAt, latest } from '../changed-on.ts';
import type { FeedSource } from '../feed-source.server.ts';

export type SiteAddress = {
  path: string;
  alternates: Alternates;
  changedAt: string | undefined;
  pictures: readonly string[];
};

type Wanted = Pick<FeedSource, 'site' | 'content' | 'catalogue' | 'language'>;

/** Personal to each visitor. */
const unlisted: ReadonlySet<EntryKind> = new Set(['favourites', 'login']);

export type ListedAddress = { propertyId: string; changedAt: string | undefined } | SiteAddress;

const propertiesAtOnce = 250;

/** All pages that search engines may index; properties come without their paths and pictures. */
export async function listAddresses(wanted: Wanted): Promise<ListedAddress[]> {
  const ids = wanted.catalogue.ids({});
  return [
    ...contentAddresses(wanted),
    ...(await projectAddresses(wanted)),
    ...ids.map((propertyId) => ({ propertyId, changedAt: changedAt(propertyId, wanted) })),
  ];
}

export async function readAddresses(
  wanted: Wanted,
  listed: readonly ListedAddress[],
): Promise<SiteAddress[]> {
  const addresses = listed.flatMap((address) => ('propertyId' in address ? [] : [address]));
  const ids = listed.flatMap((address) => ('propertyId' in address ? [address.propertyId] : []));
  for (let from = 0; from < ids.length; from += propertiesAtOnce)
    addresses.push(...(await propertyAddresses(wanted, ids.slice(from, from + propertiesAtOnce))));
  return addresses;
}

function contentAddresses(wanted: Wanted): SiteAddress[] {
  const { site, content, language } = wanted;
  const redirected = new Set(site.content.pages.flatMap(({ _id, redirect }) => (redirect ? [_id] : [])));
  return content.pages.flatMap(({ _id, _updatedAt, isActiveSEO, picture }) => {
    const entry = site.paths.byId(_id);
    if (!entry || isActiveSEO === false || unlisted.has(entry.kind) || redirected.has(_id)) return [];
    const alternates = pageAlternates(entry, site.languages);
    const path = alternates[language];
    if (path === undefined) return [];
    const shown = picture ? contentPicture({ ...picture, alt: null }) : undefined;
    return [
      {
        path,
        alternates,
        changedAt: latest([_updatedAt, listedChange(entry.kind, wanted)]),
        pictures: shown ? [fallbackAddress(shown)] : [],
      },
    ];
  });
}

/** A list changes with what it lists. */
function listedChange(kind: EntryKind, wanted: Wanted): string | undefined {
  const { catalogue } = wanted;
  const changeOf = (ids: readonly string[]) => latest(ids.map((id) => changedAt(id, wanted)));
  if (kind === 'property-list-sale') return changeOf(catalogue.ids({ goal: 'sale' }));
  if (kind === 'property-list-rent') return changeOf(catalogue.ids({ goal: 'rent' }));
  if (kind === 'recently-sold')
    return changeOf(catalogue.ids({}).filter((id) => catalogue.state(id) !== 'available'));
  if (kind === 'project-list') return latest(catalogue.projectIds().map(catalogue.projectChangedOn));
  return undefined;
}

async function propertyAddresses(wanted: Wanted, ids: readonly string[]): Promise<SiteAddress[]> {
  const { catalogue, language } = wanted;
  const alternates = await alternatesOfProperties(wanted, ids);
  const properties = await catalogue.summaries(ids, language);
  return properties.flatMap(({ id, picture, furtherPictures }) => {
    const own = alternates.get(id) ?? {};
    const path = own[language];
    if (path === undefined) return [];
    const pictures = [picture, ...furtherPictures].map((each) => fallbackAddress(pictureData(each)));
    return [{ path, alternates: own, changedAt: changedAt(id, wanted), pictures }];
  });
}

async function projectAddresses(wanted: Wanted): Promise<SiteAddress[]> {
  const { catalogue, language } = wanted;
  const listed = await catalogue.projects(language);
  const addresses = listed.map(async ({ id, picture }): Promise<SiteAddress[]> => {
    const alternates = await projectAlternates(wanted, id);
    const path = alternates[language];
    if (path === undefined) return [];
    const pictures = picture ? [fallbackAddress(pictureData(picture))] : [];
    return [{ path, alternates, changedAt: catalogue.projectChangedOn(id), pictures }];
  });
  return (await Promise.all(addresses)).flat();
}
