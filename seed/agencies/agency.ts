import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fontPairs } from 'schemas/font-pairs.ts';
import { knownLanguages } from 'schemas/languages.ts';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');

const text = z.string().trim().min(1);
export const email = z.email();
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const language = z.enum(knownLanguages);
/** Words in one or more languages; the first stands in for missing ones. */
const words = z.partialRecord(language, text).refine((each) => Object.keys(each).length > 0);

const office = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  address: z.strictObject({ street: text, zip: text, city: words }),
  phone: text,
  email,
});

const agencySchema = z.strictObject({
  name: text,
  /** Folder with its own documents, properties, owners and public files; by default that of this file. */
  content: text.optional(),
  /** Languages of its site; visitors who ask for none of them get the first. */
  languages: z
    .array(language)
    .min(1)
    .refine((codes) => new Set(codes).size === codes.length, 'names a language twice'),
  /** Id of the Sanity project. */
  project: z.string().regex(/^[a-z0-9-]+$/),
  tagline: words,
  legalForm: words.optional(),
  companyNumber: text.optional(),
  vatNumber: text.optional(),
  brokerNumber: text.optional(),
  insurer: text.optional(),
  insurancePolicy: text.optional(),
  phone: text,
  email,
  privacyEmail: email.optional(),
  securityEmail: email.optional(),
  /** The first is the main office. */
  offices: z.array(office).min(1),
  theme: z.strictObject({
    ground: colour,
    ink: colour,
    accent: colour,
    corners: z.enum(['sharp', 'soft', 'round']),
    fonts: z.enum(fontPairs.map(({ value }) => value)),
    hasDarkScheme: z.boolean(),
  }),
});

export type Agency = z.infer<typeof agencySchema> & {
  /** Name of its folder, which also names its deployment. */
  id: string;
  /** Folder with its `agency.json` and the files that say where it is deployed. */
  place: string;
  /** Folder with its public files, properties, owners and documents. */
  folder: string;
};

/** The sample agency, on which the product is tested. */
export const sampleAgency = 'huis-en-haard';

/**
 * Reads an agency by the name of its folder beside this file, or by a folder's path from the root.
 * @throws Error that says what is missing or wrong in its file
 */
export function readAgency(name: string): Agency {
  const place = name.includes('/') ? path.resolve(root, name) : path.join(import.meta.dirname, name);
  const file = path.join(place, 'agency.json');
  const shown = path.relative(root, file);
  if (!existsSync(file)) throw new Error(`AGENCY is "${name}", but there is no file ${shown}.`);
  const { success, data, error } = agencySchema.safeParse(parse(readFileSync(file, 'utf8'), shown));
  if (!success) throw new Error(`${shown} is not right:\n${z.prettifyError(error)}`);
  const folder = data.content === undefined ? place : path.resolve(root, data.content);
  return { ...data, id: path.basename(place), place, folder };
}

function parse(json: string, shown: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${shown} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
