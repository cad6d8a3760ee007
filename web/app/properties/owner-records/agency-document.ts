import { z } from 'zod';
import { code, day } from '../model/record.ts';

/** The folder of these files beside an export, beside the owner records of the site, and in the private bucket. */
export const agencyDocumentsFolder = 'agency-documents';

export const mostDocumentBytes = 20 * 1024 * 1024;

/** A paper of the agency for the owner of a property, such as the contract or a report. */
export const agencyDocument = z.strictObject({
  File: z
    .string()
    .max(120)
    .regex(
      /^\d+(-[a-z0-9]+)+\.(pdf|jpg|png|heic|webp)$/,
      'must be a name such as 2104-mandate.pdf of a pdf, jpg, png, heic or webp',
    ),
  Kind: code,
  /** The day it was written or signed. */
  Date: day,
});

/** A file names its property, so that no mistake in an export gives it to another owner. */
export function isDocumentOf(propertyId: number | string, file: string): boolean {
  return file.startsWith(`${propertyId}-`);
}
