import { and, asc, desc, inArray, sql } from 'drizzle-orm';
import { submissions } from '../../platform/database/core-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { communicationKind } from '../../properties/model/terms.ts';
import { formatDay } from '../../properties/text/day.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { Entry } from '../entry-groups.tsx';
import { langOfWritten, placeOf, readRecords, type ShownRecord } from '../records/read-records.server.ts';
import type { SectionContext } from '../section-context.ts';

export type Enquiry = { propertyId: string; form: string; createdAt: Date };

/** Without anything that leads to a visitor; the latest first. */
export function enquiriesAbout(
  database: Database,
  propertyIds: readonly string[],
  forms: readonly string[],
): Promise<Enquiry[]> {
  const propertyId = sql<string>`json_extract(${submissions.context}, '$.propertyId')`;
  return database
    .select({ propertyId, form: submissions.form, createdAt: submissions.createdAt })
    .from(submissions)
    .where(and(inArray(submissions.form, [...forms]), inArray(propertyId, [...propertyIds])))
    .orderBy(desc(submissions.createdAt), asc(submissions.form));
}

export async function loadCommunications(context: SectionContext) {
  const { t, platform, propertyIds } = context;
  const [records, enquiries] = await Promise.all([
    readRecords(context),
    enquiriesAbout(platform.database, propertyIds, enquiryForms),
  ]);
  const latestFirst = (entries: Entry[]) => entries.toSorted((a, b) => b.day.localeCompare(a.day));
  return {
    groups: [
      {
        id: 'words',
        title: t('portal.brokerWords'),
        entries: latestFirst(records.flatMap((shown) => wordsOf(shown, context))),
        empty: t('portal.noBrokerWords'),
      },
      {
        id: 'contacts',
        title: t('portal.contacts'),
        entries: latestFirst(records.flatMap((shown) => contactsOf(shown, context))),
        empty: t('portal.noCommunications'),
      },
      {
        id: 'enquiries',
        title: t('portal.enquiries'),
        entries: enquiries.map((enquiry, index) => enquiryEntry(enquiry, index, context)),
        empty: t('portal.noEnquiries'),
      },
    ],
  };
}

const enquiryTexts = {
  'contact-me': 'portal.enquiryQuestion',
  'request-documents': 'portal.enquiryDocuments',
  'offer-to-buy': 'portal.enquiryOffer',
  'rental-application': 'portal.enquiryApplication',
} as const;

export const enquiryForms = Object.keys(enquiryTexts) as (keyof typeof enquiryTexts)[];

function brokerName(id: number, { platform, language }: SectionContext): string | undefined {
  return platform.importedCatalogue.broker(String(id), language)?.name;
}

function wordsOf({ property: { id, address }, record }: ShownRecord, context: SectionContext): Entry[] {
  return record.Weeks.map(({ Date: day, BrokerID, by, Text, language }, index) => ({
    key: `${id} ${index}`,
    day,
    date: formatDay(day, context.language),
    title: by ?? (BrokerID === undefined ? undefined : brokerName(BrokerID, context)) ?? address,
    place: placeOf(context, id),
    text: Text,
    lang: langOfWritten(language, context),
  }));
}

function contactsOf({ property: { id }, record }: ShownRecord, context: SectionContext): Entry[] {
  const { platform, language } = context;
  return record.Communications.map(({ Date: day, Kind, BrokerID, Text }, index) => ({
    key: `${id} ${index}`,
    day,
    date: formatDay(day, language),
    title: platform.importedCatalogue.term(communicationKind, Kind, language).text,
    place: placeOf(context, id),
    text: Text,
    lang: langOfWritten(record.Language, context),
    by: brokerName(BrokerID, context),
  }));
}

function enquiryEntry(
  { propertyId, form, createdAt }: Enquiry,
  index: number,
  context: SectionContext,
): Entry {
  const [, text] = Object.entries(enquiryTexts).find(([id]) => id === form) ?? [];
  const day = belgianDay(createdAt);
  return {
    key: String(index),
    day,
    date: formatDay(day, context.language),
    title: context.t(text ?? 'portal.enquiryQuestion'),
    place: placeOf(context, propertyId),
  };
}
