import type { PropertyRecord } from '../model/record.ts';

type Home = PropertyRecord;

export const has =
  (field: keyof Home) =>
  (home: Home): boolean =>
    home[field] !== undefined;

export const hasEnergyFigure = ({ EnergyPerformance, EPCLabelText }: Home): boolean =>
  EnergyPerformance !== undefined || (EPCLabelText ?? '') !== '';

export const hasFullAddress = ({ PublishAddress, Street, HouseNumber }: Home): boolean =>
  PublishAddress && Street !== undefined && (HouseNumber ?? '') !== '';

/** Sold on plan or not yet finished, so that no certificate of it can exist. */
export const isUnfinished = ({ NewBuild, ConstructionYear }: Home, day: string): boolean =>
  NewBuild === true && ConstructionYear !== undefined && ConstructionYear >= Number(day.slice(0, 4));

/** Water, gas and electricity, each told. */
export const hasMeters = ({ Meters }: Home): boolean =>
  Meters?.Water !== undefined && Meters.Gas !== undefined && Meters.Electricity !== undefined;

const changedByMachine =
  /\b(?:staged|staging|rendered|render|virtual|virtually|digitally|virtueel|gerenderd|artist impression|virtuelle?ment|virtuelle?|numériquement|digital)\b|digitaal (?:ingericht|bewerkt)/i;

/** True while no picture tells in its name or its text that it was changed without being marked so. */
export const areChangesMarked = ({ Pictures }: Home): boolean =>
  Pictures.every(
    ({ Name, Alteration, Texts = [] }) =>
      Alteration !== undefined ||
      ![Name.replaceAll(/[-_]/g, ' '), ...Texts.map(({ Description }) => Description)].some((words) =>
        changedByMachine.test(words),
      ),
  );
