import { z } from 'zod';
import { code, day, id, languageId, line } from '../model/record.ts';

/** The same folder beside an export, beside the site's owner records, and in the private bucket. */
export const agencyDocumentsFolder = 'agency-documents';

export const mostDocumentBytes = 20 * 1024 * 1024;

export const documentName = z
  .string()
  .max(120)
  .regex(
    /^\d+(-[a-z0-9]+)+\.(pdf|jpg|png|heic|webp)$/,
    'must be a name such as 2104-mandate.pdf of a pdf, jpg, png, heic or webp',
  );

const agencyDocument = z.strictObject({
  File: documentName,
  Kind: code,
  Date: day,
});

/** A file names its property, so that no mistake in an export gives it to another owner. */
export function isDocumentOf(propertyId: number | string, file: string): boolean {
  return file.startsWith(`${propertyId}-`);
}

const words = z.string().trim().min(1).max(2000);
/** Belgian time, such as `2026-11-25T10:00`. */
const moment = z.iso.datetime({ local: true, precision: -1 }).refine((text) => !text.endsWith('Z'), {
  error: 'must be a Belgian time without an offset',
});
const webAddress = z.url({ protocol: /^https$/ }).max(2000);

const visit = z.strictObject({
  ID: id,
  Start: moment,
  /** Absent where it takes as long as usual. */
  End: moment.optional(),
  /** Of a visit booked on the site, as mails name it. */
  SiteReference: z
    .string()
    .regex(/^[0-9A-F]{8}$/, 'must be the reference of a visit, such as 1A2B3C4D')
    .optional(),
  Cancelled: z.boolean().optional(),
  Reaction: code.optional(),
  Comment: words.optional(),
});

const communication = z.strictObject({ Date: day, Kind: code, BrokerID: id, Text: words });

const onlineMedium = z.strictObject({
  Name: line,
  Url: webAddress.optional(),
  From: day,
  /** Absent while it is online. */
  Until: day.optional(),
});

const event = z.strictObject({
  Date: day,
  Kind: code,
  /** The price from that day on, in euro. */
  Price: z.number().positive().max(1_000_000_000).optional(),
});

const document = z.strictObject({
  Kind: code,
  State: z.enum(['needed', 'ordered', 'received']),
  /** The day it was received, or by which it is expected. */
  Date: day.optional(),
});

export const ownerRecord = z.strictObject({
  PropertyID: id,
  /** In which staff write to this owner; absent for the default one. */
  Language: languageId.optional(),
  NextStep: z.strictObject({ Date: day, Text: words }).optional(),
  Weeks: z.array(z.strictObject({ Date: day, BrokerID: id, Text: words })).max(500),
  Visits: z.array(visit).max(2000),
  /** Take the broker's time; the owner reads nothing of them. */
  Busy: z
    .array(z.strictObject({ Start: moment, End: moment }))
    .max(2000)
    .optional(),
  Communications: z.array(communication).max(2000),
  OnlineMedia: z.array(onlineMedium).max(100),
  History: z.array(event).max(500),
  Documents: z.array(document).max(60),
  AgencyDocuments: z.array(agencyDocument).max(60).optional(),
});

export type OwnerRecord = z.infer<typeof ownerRecord>;
