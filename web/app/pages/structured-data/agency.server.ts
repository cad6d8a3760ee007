import { homeCountry } from 'schemas/country.ts';
import { sharedContentPicture } from '../../content/cms/pictures/content-picture.server.ts';
import { perLanguage } from '../../content/cms/site.server.ts';
import { homePath } from '../../content/paths/build-path.ts';
import { addressIn } from '../../properties/catalogue/address-in.ts';
import type { PageContext } from '../../content/page-context.ts';
import type { Agency, PostalAddress, Reference } from './vocabulary.ts';

export type Speaker = Pick<PageContext, 'platform' | 'site' | 'language'>;

type StoredAddress = { street?: string | null; zip?: string | null; city?: string | null } | null;

/** The same in every language, so that all pages speak of one agency. */
export function agencyReference({ platform }: Pick<Speaker, 'platform'>): Reference {
  return { '@id': `${platform.settings.SITE_URL}/#agency` };
}

/** Name, address and how to reach it; undefined before an editor named the agency. */
export function agencyThing(context: Speaker): Agency | undefined {
  const { platform, site, language } = context;
  const { settings } = site.content;
  const { SITE_URL } = platform.settings;
  if (!settings?.agencyName) return undefined;
  const picture = settings.sharePicture && { ...settings.sharePicture, alt: null };
  return {
    '@type': 'RealEstateAgent',
    ...agencyReference(context),
    name: settings.agencyName,
    url: `${SITE_URL}${homePath(language)}`,
    slogan: perLanguage(settings.tagline)[language],
    telephone: settings.phone ?? undefined,
    email: settings.email ?? undefined,
    vatID: settings.vatNumber?.replaceAll(/[ .]/g, ''),
    image: sharedContentPicture([picture], SITE_URL)?.url,
    address: addressThing(settings.address, context),
  };
}

/** Offices are in Belgium: content has no field for another country. */
export function addressThing(
  stored: StoredAddress,
  { platform, language }: Pick<Speaker, 'platform' | 'language'>,
): PostalAddress | undefined {
  const address = addressIn(stored, { language, catalogue: platform.catalogue });
  if (!address) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street ?? undefined,
    postalCode: address.zip ?? undefined,
    addressLocality: address.city ?? undefined,
    addressCountry: homeCountry,
  };
}
