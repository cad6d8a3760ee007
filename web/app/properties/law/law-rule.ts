import { countryCode, regionOf, type Region } from 'schemas/country.ts';
import type { LawRuleId } from 'schemas/law-words.ts';
import { type MainType, mainTypes } from '../model/main-type.ts';
import type { PropertyRecord } from '../model/record.ts';

export const lawRegions = ['flanders', 'brussels', 'wallonia', 'luxembourg', 'abroad'] as const;

export type LawRegion = Region | 'luxembourg' | 'abroad';

export type LawGoal = 'sale' | 'rent';

/** Names rows of `facts/`, where there is one. */
export type LawFact =
  | 'energy-label'
  | 'consumption'
  | 'total-consumption'
  | 'certificate-code'
  | 'certificate-expiry'
  | 'e-level'
  | 'renovation-duty'
  | 'asbestos'
  | 'flood-plot'
  | 'flood-building'
  | 'flood-zone'
  | 'permit'
  | 'designation'
  | 'lawful-use'
  | 'summons'
  | 'preemption'
  | 'subdivision'
  | 'price'
  | 'charges'
  | 'agency-cost'
  | 'meters'
  | 'pictures';

type LawSource = {
  title: string;
  url: string;
  /** ISO day on which somebody last looked it up. */
  checkedOn: string;
};

/** Its words, severity and certainty are in `schemas/law-words.ts`, which the Studio reads too. */
export type LawRule = {
  id: LawRuleId;
  regions: readonly LawRegion[];
  goals: readonly LawGoal[];
  kinds: readonly MainType[];
  from: string;
  until?: string;
  fact: LawFact;
  fields: readonly (keyof PropertyRecord)[];
  /** As the law wants it said, in English; for documentation. */
  wording: string;
  source: LawSource;
  concerns?: (home: PropertyRecord, day: string) => boolean;
  isStated: (home: PropertyRecord, day: string) => boolean;
  /** The advertisement may appear while the answer is on its way, and says so. */
  mayBeRequested?: true;
};

export const dwellings = [
  'house',
  'villa',
  'farm',
  'apartment',
  'penthouse',
  'studio',
] as const satisfies readonly MainType[];

export const buildings: readonly MainType[] = mainTypes.filter((kind) => kind !== 'land');

export function lawRegionOf({ Zip, CountryID }: Pick<PropertyRecord, 'Zip' | 'CountryID'>): LawRegion {
  const country = countryCode(CountryID);
  return regionOf(Zip, CountryID) ?? (country === 'LU' ? 'luxembourg' : 'abroad');
}

type Home = PropertyRecord;

export const has =
  (field: keyof Home) =>
  (home: Home): boolean =>
    home[field] !== undefined;

export const hasEnergyFigure = ({ EnergyPerformance, EPCLabelText }: Home): boolean =>
  EnergyPerformance !== undefined || (EPCLabelText ?? '') !== '';

export const hasFullAddress = ({ PublishAddress, Street, HouseNumber }: Home): boolean =>
  PublishAddress && Street !== undefined && (HouseNumber ?? '') !== '';

/** No certificate can exist of a home that is sold on plan or not yet finished. */
export const isUnfinished = ({ NewBuild, ConstructionYear }: Home, day: string): boolean =>
  NewBuild === true && ConstructionYear !== undefined && ConstructionYear >= Number(day.slice(0, 4));

export const hasMeters = ({ Meters }: Home): boolean =>
  Meters?.Water !== undefined && Meters.Gas !== undefined && Meters.Electricity !== undefined;

const changedByMachine =
  /\b(?:staged|staging|rendered|render|virtual|virtually|digitally|virtueel|gerenderd|artist impression|virtuelle?ment|virtuelle?|numériquement|digital)\b|digitaal (?:ingericht|bewerkt)/i;

/** False while a picture's name or text tells of a change that is not marked. */
export const areChangesMarked = ({ Pictures }: Home): boolean =>
  Pictures.every(
    ({ Name, Alteration, Texts = [] }) =>
      Alteration !== undefined ||
      ![Name.replaceAll(/[-_]/g, ' '), ...Texts.map(({ Description }) => Description)].some((words) =>
        changedByMachine.test(words),
      ),
  );
