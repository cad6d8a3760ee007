import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { langOf } from '../../content/i18n/language.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { OwnerRecord } from '../../properties/owner-records/owner-record.ts';
import { findOwnerRecords } from '../../properties/owner-records/owner-records.server.ts';
import { mergeRecords, type PortalRecord } from './merge-records.server.ts';
import { findStaffRecords, type StoredStaffRecord } from './staff-records.server.ts';
import type { PortalProperty, SectionContext } from '../section-context.ts';

type Identified = Pick<PortalProperty, 'id'>;

export type ShownRecord<Property extends Identified = PortalProperty> = {
  property: Property;
  record: PortalRecord;
  staff: StoredStaffRecord[];
};

type Shown<Property extends Identified> = Pick<SectionContext, 'platform' | 'propertyIds'> & {
  properties: readonly Property[];
};

export async function readRecords<Property extends Identified>({
  platform,
  properties,
  propertyIds,
}: Shown<Property>): Promise<ShownRecord<Property>[]> {
  const [imported, written] = await Promise.all([
    findOwnerRecords(platform.database, propertyIds),
    findStaffRecords(platform.database, propertyIds),
  ]);
  const today = belgianDay(platform.clock());
  return properties.flatMap((property) => {
    // The importer has checked it.
    const record = imported.get(property.id) as OwnerRecord | undefined;
    const staff = written.filter(({ propertyId }) => propertyId === property.id);
    if (record === undefined && staff.length === 0) return [];
    return [{ property, record: mergeRecords(property.id, record, staff, today), staff }];
  });
}

export function langOfWritten(
  written: LanguageId = defaultLanguage,
  { language }: Pick<SectionContext, 'language'>,
): string | undefined {
  return langOf(written, language);
}

export function addressOf({ properties }: Pick<SectionContext, 'properties'>, id: string): string {
  return properties.find((property) => property.id === id)?.address ?? id;
}

export function hasLeft({ properties }: Pick<SectionContext, 'properties'>, id: string): boolean {
  return properties.some((property) => property.id === id && property.keptUntil !== undefined);
}

export function townOf({ properties }: Pick<SectionContext, 'properties'>, id: string): string {
  return properties.find((property) => property.id === id)?.town ?? '';
}

export function placeOf(
  context: Pick<SectionContext, 'properties' | 'propertyIds'>,
  id: string,
): string | undefined {
  return context.propertyIds.length < 2 ? undefined : addressOf(context, id);
}
