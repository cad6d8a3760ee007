import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { mainUnits, type Project } from '../../properties/property/project.ts';
import type { Picture, Property } from '../../properties/property/property.ts';
import { sharedCover } from '../../properties/view/picture-data.ts';
import { agencyReference, type Speaker } from './agency.server.ts';
import { offerThing, projectOfferThing } from './offer.ts';
import { placeThing } from './place.ts';
import type { Listing, Place } from './vocabulary.ts';

type Described = { name: string; description: string; cover: Picture | undefined; url: string };

const flats: ReadonlySet<string> = new Set(['apartment', 'penthouse', 'studio']);

export function propertyListing(context: Speaker, property: Property, url: string): Listing {
  const { title: name, excerpt: description, picture: cover, publishedOn } = property;
  const { site, language } = context;
  const offeredBy = agencyReference(context);
  return {
    ...listingOf(context, { name, description, cover, url }),
    datePosted: publishedOn,
    mainEntity: placeThing(property, serverText(site, language), language),
    offers: offerThing(property, { url, offeredBy }),
  };
}

export function projectListing(context: Speaker, project: Project, url: string): Listing {
  const { name, excerpt: description, picture: cover } = project;
  const offeredBy = agencyReference(context);
  return {
    ...listingOf(context, { name, description, cover, url }),
    mainEntity: projectPlace(project),
    offers: projectOfferThing(project, { url, offeredBy }),
  };
}

function listingOf(context: Speaker, { name, description, cover, url }: Described) {
  const picture = sharedCover(cover, context.platform.settings.SITE_URL);
  return {
    '@type': 'RealEstateListing' as const,
    '@id': `${url}#listing`,
    url,
    name,
    description,
    inLanguage: languageTag(context.language),
    image: picture ? [picture.url] : [],
    provider: agencyReference(context),
  };
}

function projectPlace({ name, zip, city, country, address, units, availableCount }: Project): Place {
  const isFlats = units.length > 0 && mainUnits(units).every(({ mainType }) => flats.has(mainType));
  return {
    '@type': isFlats ? 'ApartmentComplex' : 'Residence',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address && [address.street, address.houseNumber, address.box].filter(Boolean).join(' '),
      postalCode: zip,
      addressLocality: city,
      addressCountry: country.code,
    },
    ...(isFlats && {
      numberOfAvailableAccommodationUnits: {
        '@type': 'QuantitativeValue',
        value: availableCount,
        unitCode: 'C62',
      },
    }),
  };
}
