import type { currency } from 'schemas/country.ts';

/** The part of https://schema.org that pages use, with its names and ranges. */
export type Thing =
  | Agency
  | Article
  | BreadcrumbList
  | Listing
  | ListPage
  | OpenHouseEvent
  | QuestionPage
  | Website;

export type Graph = { '@context': 'https://schema.org'; '@graph': readonly Thing[] };

export type Reference = { '@id': string };

export type PostalAddress = {
  '@type': 'PostalAddress';
  streetAddress?: string | undefined;
  postalCode?: string | undefined;
  addressLocality?: string | undefined;
  /** Two letters of ISO 3166-1. */
  addressCountry?: string | undefined;
};

export type Agency = {
  '@type': 'RealEstateAgent';
  '@id': string;
  name: string;
  url: string;
  slogan?: string | undefined;
  telephone?: string | undefined;
  email?: string | undefined;
  vatID?: string | undefined;
  image?: string | undefined;
  address?: PostalAddress | undefined;
  openingHoursSpecification?: readonly OpeningHours[];
  parentOrganization?: Reference;
};

export type OpeningHours = {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: readonly string[];
  /** Like `closes`, written `09:00`. */
  opens: string;
  closes: string;
};

export type Website = {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  url: string;
  inLanguage: string;
  publisher: Reference;
  potentialAction: SearchAction;
};

/** A search by words for properties for sale, by URL. */
type SearchAction = {
  '@type': 'SearchAction';
  target: { '@type': 'EntryPoint'; urlTemplate: string };
  'query-input': string;
};

export type Article = {
  '@type': 'Article';
  '@id': string;
  url: string;
  headline: string;
  description?: string | undefined;
  inLanguage: string;
  image: readonly string[];
  /** ISO moments. */
  datePublished: string;
  dateModified: string;
  author: Reference | { '@type': 'Person'; name: string };
  publisher: Reference;
};

/** A step of a path has a name and an item, a row of a list only its address. */
type ListItem = { '@type': 'ListItem'; position: number; name?: string; url?: string; item?: string };

export type BreadcrumbList = { '@type': 'BreadcrumbList'; itemListElement: readonly ListItem[] };

export type ListPage = {
  '@type': 'CollectionPage';
  '@id': string;
  url: string;
  name: string;
  inLanguage: string;
  mainEntity: { '@type': 'ItemList'; numberOfItems: number; itemListElement: readonly ListItem[] };
};

export type QuestionPage = {
  '@type': 'FAQPage';
  '@id': string;
  inLanguage: string;
  mainEntity: readonly {
    '@type': 'Question';
    name: string;
    acceptedAnswer: { '@type': 'Answer'; text: string };
  }[];
};

export type Listing = {
  '@type': 'RealEstateListing';
  '@id': string;
  url: string;
  name: string;
  description: string;
  inLanguage: string;
  /** ISO day. */
  datePosted?: string;
  image: readonly string[];
  provider: Reference;
  mainEntity: Place;
  offers?: Offer | AggregateOffer | undefined;
};

export type OpenHouseEvent = {
  '@type': 'Event';
  '@id': string;
  url: string;
  name: string;
  description: string;
  inLanguage: string;
  /** ISO moments. */
  startDate: string;
  endDate: string;
  eventStatus: 'https://schema.org/EventScheduled';
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode';
  isAccessibleForFree: true;
  image: readonly string[];
  location: Place;
  organizer: Reference;
  about: Reference;
};

/** Only an `Accommodation` has rooms and a floor size; a plot is a `Place`. */
export type Place = {
  '@type':
    | 'Accommodation'
    | 'Apartment'
    | 'ApartmentComplex'
    | 'House'
    | 'ParkingFacility'
    | 'Place'
    | 'Residence'
    | 'SingleFamilyResidence';
  name: string;
  address: PostalAddress;
  geo?: { '@type': 'GeoCoordinates'; latitude: number; longitude: number } | undefined;
  additionalProperty?: readonly PropertyValue[];
  amenityFeature?: readonly LocationFeature[] | undefined;
  accommodationCategory?: string;
  floorSize?: Quantity | undefined;
  floorLevel?: string | undefined;
  numberOfBedrooms?: number | undefined;
  numberOfBathroomsTotal?: number | undefined;
  yearBuilt?: number | undefined;
  numberOfAvailableAccommodationUnits?: Quantity | undefined;
};

type LocationFeature = { '@type': 'LocationFeatureSpecification'; name: string; value: true };

/** Codes of UN/CEFACT: `MTK` is a square metre, `C62` a piece, `MON` a month. */
export type Quantity = { '@type': 'QuantitativeValue'; value: number; unitCode: 'MTK' | 'C62' };

export type PropertyValue = {
  '@type': 'PropertyValue';
  name: string;
  value: string | number;
  unitCode?: 'MTK';
};

export type Offer = {
  '@type': 'Offer';
  url: string;
  businessFunction: BusinessFunction;
  availability: `https://schema.org/${'InStock' | 'LimitedAvailability' | 'Reserved'}`;
  availabilityStarts?: string | undefined;
  offeredBy: Reference;
  price?: number;
  priceCurrency?: typeof currency;
  priceSpecification?: PriceSpecification;
};

export type AggregateOffer = {
  '@type': 'AggregateOffer';
  url: string;
  availability: 'https://schema.org/InStock';
  offeredBy: Reference;
  offerCount: number;
  lowPrice?: number | undefined;
  priceCurrency?: typeof currency | undefined;
};

/** The terms of GoodRelations that schema.org adopted. */
type BusinessFunction = { '@id': `http://purl.org/goodrelations/v1#${'Sell' | 'LeaseOut'}` };

type PriceSpecification =
  | {
      '@type': 'UnitPriceSpecification';
      price: number;
      priceCurrency: typeof currency;
      unitCode: 'MON' | 'ANN' | 'WEE' | 'MTK';
    }
  | { '@type': 'PriceSpecification'; minPrice: number; maxPrice?: number; priceCurrency: typeof currency };
