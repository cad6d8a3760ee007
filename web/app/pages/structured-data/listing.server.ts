import { currency } from 'schemas/country.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { mainUnits, type Project } from '../../properties/property/project.ts';
import type { Picture, Property } from '../../properties/property/property.ts';
import type { Pending } from '../../properties/model/marquee.ts';
import { sharedCover } from '../../properties/view/picture-data.ts';
import { agencyReference, type Speaker } from './agency.server.ts';
import { placeThing } from './place.ts';
import type { Listing, Place, AggregateOffer, Offer, Reference } from './vocabulary.ts';

type Described = Pick<Property, 'lang'> & {
  name: string;
  description: string;
  cover: Picture | undefined;
  url: string;
};

const flats: ReadonlySet<string> = new Set(['apartment', 'penthouse', 'studio']);

export function propertyListing(context: Speaker, property: Property, url: string): Listing {
  const { lang, title: name, excerpt: description, picture: cover, publishedOn } = property;
  const { site, language } = context;
  const offeredBy = agencyReference(context);
  return {
    ...listingOf(context, { lang, name, description, cover, url }),
    datePosted: publishedOn,
    mainEntity: placeThing(property, serverText(site, language), language),
    offers: offerThing(property, { url, offeredBy }),
  };
}

export function projectListing(context: Speaker, project: Project, url: string): Listing {
  const { lang, name, excerpt: description, picture: cover } = project;
  const offeredBy = agencyReference(context);
  return {
    ...listingOf(context, { lang, name, description, cover, url }),
    mainEntity: projectPlace(project),
    offers: projectOfferThing(project, { url, offeredBy }),
  };
}

function listingOf(context: Speaker, { lang, name, description, cover, url }: Described) {
  const picture = sharedCover(cover, context.platform.settings.SITE_URL);
  return {
    '@type': 'RealEstateListing' as const,
    '@id': `${url}#listing`,
    url,
    name,
    description,
    inLanguage: lang ?? languageTag(context.language),
    image: picture ? [picture.url] : [],
    provider: agencyReference(context),
  };
}

function projectPlace({ name, zip, city, country, address, units, available }: Project): Place {
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
        value: available.home,
        unitCode: 'C62',
      },
    }),
  };
}

type Terms = { url: string; offeredBy: Reference };
type Offered = Pick<Property, 'goal' | 'ribbon' | 'pending' | 'price' | 'availableFrom'>;

const availability = 'https://schema.org/InStock';

/** A sale that may still fail is no more than a reservation. */
const pendingAvailability = {
  'under-option': 'https://schema.org/LimitedAvailability',
  reserved: 'https://schema.org/Reserved',
  'sold-conditionally': 'https://schema.org/Reserved',
} as const satisfies Record<Pending, Offer['availability']>;

/** Undefined once it is sold or rented; without an amount if the price is not published. */
function offerThing(property: Offered, { url, offeredBy }: Terms): Offer | undefined {
  const { goal, ribbon, pending, availableFrom } = property;
  if (ribbon) return undefined;
  return {
    '@type': 'Offer',
    url,
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${goal === 'sale' ? 'Sell' : 'LeaseOut'}` },
    availability: pending ? pendingAvailability[pending.kind] : availability,
    availabilityStarts: availableFrom,
    offeredBy,
    ...pricing(property),
  };
}

/** UN/CEFACT codes. */
const unitCodes = { month: 'MON', year: 'ANN', week: 'WEE', m2: 'MTK' } as const;

function pricing({ goal, price }: Offered): Pick<Offer, 'price' | 'priceCurrency' | 'priceSpecification'> {
  if (!price || price.instalment !== undefined || price.per === 'm2-year') return {};
  const { value, to: maxPrice, per } = price;
  const ends = maxPrice === undefined ? undefined : { minPrice: value, maxPrice };
  const range = ends ?? (price.isFrom ? { minPrice: value } : undefined);
  if (range)
    return { priceSpecification: { '@type': 'PriceSpecification', ...range, priceCurrency: currency } };
  if (goal === 'sale' && per === undefined) return { price: value, priceCurrency: currency };
  const unitCode = unitCodes[per ?? 'month'];
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: value,
      unitCode,
      priceCurrency: currency,
    },
  };
}

/** Undefined before its first unit is on offer and once none is left. */
function projectOfferThing(
  { state, available, price }: Pick<Project, 'state' | 'available' | 'price'>,
  { url, offeredBy }: Terms,
): AggregateOffer | undefined {
  if (state !== 'available') return undefined;
  const offerCount = available.home + available.parking + available.other;
  return {
    '@type': 'AggregateOffer',
    url,
    availability,
    offeredBy,
    offerCount,
    lowPrice: price?.value,
    priceCurrency: price && currency,
  };
}
