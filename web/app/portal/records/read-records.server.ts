import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { langOf as langOfText } from '../../content/i18n/language.ts';
import type { OwnerRecord } from '../../properties/owner-records/owner-record.ts';
import { findOwnerRecords } from '../../properties/owner-records/owner-records.server.ts';
import type { PortalProperty, SectionContext } from '../section-context.ts';

export type ShownRecord = { property: PortalProperty; record: OwnerRecord };

type Shown = Pick<SectionContext, 'platform' | 'properties' | 'propertyIds'>;

/** Reads the record of each shown property that has one. */
export async function readRecords({ platform, properties, propertyIds }: Shown): Promise<ShownRecord[]> {
  const found = await findOwnerRecords(platform.database, propertyIds);
  return properties.flatMap((property) => {
    const record = found.get(property.id);
    // The importer has checked it.
    return record === undefined ? [] : [{ property, record: record as OwnerRecord }];
  });
}

/** The `lang` of words that staff wrote, where the page around them is in another language. */
export function langOf(
  written: LanguageId = defaultLanguage,
  { language }: Pick<SectionContext, 'language'>,
): string | undefined {
  return langOfText(written, language);
}

export function addressOf({ properties }: Pick<SectionContext, 'properties'>, id: string): string {
  return properties.find((property) => property.id === id)?.address ?? id;
}

export function townOf({ properties }: Pick<SectionContext, 'properties'>, id: string): string {
  return properties.find((property) => property.id === id)?.town ?? '';
}

/** Names the property of a line while several are shown. */
export function placeOf(
  context: Pick<SectionContext, 'properties' | 'propertyIds'>,
  id: string,
): string | undefined {
  return context.propertyIds.length < 2 ? undefined : addressOf(context, id);
}
