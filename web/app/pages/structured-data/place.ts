import type { Translate } from '../../content/i18n/translate.ts';
import type { KeyFactName } from '../../properties/facts/key-facts.ts';
import { equipmentLabels } from '../../properties/facts/rows/equipment-rows.ts';
import type { LegalFact } from '../../properties/law/legal-facts.ts';
import type { MainType } from '../../properties/model/main-type.ts';
import type { Property } from '../../properties/property/property.ts';
import { streetLine } from '../../properties/text/street-line.ts';
import type { Place, PostalAddress, PropertyValue, Quantity } from './vocabulary.ts';
import type { LanguageId } from 'schemas/languages.ts';

const placeTypes = {
  house: 'House',
  villa: 'SingleFamilyResidence',
  farm: 'SingleFamilyResidence',
  apartment: 'Apartment',
  penthouse: 'Apartment',
  studio: 'Apartment',
  land: 'Place',
  investment: 'Accommodation',
  commercial: 'Accommodation',
  garage: 'ParkingFacility',
  parking: 'ParkingFacility',
} as const satisfies Readonly<Record<MainType, Place['@type']>>;

const withoutRooms: ReadonlySet<MainType> = new Set(['land', 'garage', 'parking']);

/** Leaves out street and position if the agency does not publish them: the model has none then. */
export function placeThing(property: Property, t: Translate, language: LanguageId): Place {
  const { mainType, title, position } = property;
  return {
    '@type': placeTypes[mainType],
    name: title,
    address: addressThing(property, language),
    geo: position && { '@type': 'GeoCoordinates', ...position },
    additionalProperty: furtherValues(property, t),
    ...(property.equipment.length > 0 && { amenityFeature: amenities(property, t) }),
    ...(withoutRooms.has(mainType) ? {} : accommodationOf(property)),
  };
}

/** Adds what the law requires of an advertisement to the listing that the head of its page describes. */
export function legalListing(
  { mainType }: Property,
  { url, legalFacts }: { url: string; legalFacts: readonly LegalFact[] },
) {
  const additionalProperty = legalFacts.map(({ label, value }) => propertyValue(label, value));
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    mainEntity: { '@type': placeTypes[mainType], additionalProperty },
  } as const;
}

/** Without a street if the agency does not publish it. */
export function addressThing(property: Property, language: LanguageId): PostalAddress {
  const { address, mainType, zip, city, country } = property;
  return {
    '@type': 'PostalAddress',
    streetAddress: address && streetLine(address, mainType, language),
    postalCode: zip,
    addressLocality: city,
    addressCountry: country.code,
  };
}

function amenities({ equipment }: Property, t: Translate): Place['amenityFeature'] {
  return equipment.map((field) => ({
    '@type': 'LocationFeatureSpecification',
    name: t(equipmentLabels[field]),
    value: true,
  }));
}

function accommodationOf(property: Property): Partial<Place> {
  const { mainTypeName, floor, bedrooms, bathrooms, constructionYear } = property;
  return {
    accommodationCategory: mainTypeName,
    floorSize: squareMetres(measured(property, 'livingSurface') ?? measured(property, 'totalSurface')),
    floorLevel: floor === undefined ? undefined : String(floor),
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms,
    yearBuilt: constructionYear,
  };
}

/** Facts for which schema.org has no property of its own. */
function furtherValues(property: Property, t: Translate): PropertyValue[] {
  const { energyLabel } = property;
  const plot = measured(property, 'plotSurface');
  return [
    ...(energyLabel ? [propertyValue(t('property.energyLabel'), energyLabel.text)] : []),
    ...(plot === undefined
      ? []
      : [{ ...propertyValue(t('property.groundSurface'), plot), unitCode: 'MTK' as const }]),
  ];
}

const propertyValue = (name: string, value: string | number): PropertyValue => ({
  '@type': 'PropertyValue',
  name,
  value,
});

function measured({ keyFacts }: Property, wanted: KeyFactName): number | undefined {
  const value = keyFacts.find(({ name }) => name === wanted)?.value;
  return typeof value === 'number' ? value : undefined;
}

function squareMetres(value: number | undefined): Quantity | undefined {
  return value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode: 'MTK' };
}
