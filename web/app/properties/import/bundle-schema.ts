import { z } from 'zod';
import { code, day, id, languageId, line, longText, propertyRecord, zip } from '../model/record.ts';

const named = z.array(z.strictObject({ language: languageId, Name: line })).min(1);

const propertyType = z.strictObject({
  ID: id,
  WebID: id,
  ShowOrder: z.int().min(0),
  Sale: z.boolean(),
  Rent: z.boolean(),
  Texts: named,
});

const city = z.strictObject({
  Zip: zip,
  CountryID: z.int(),
  Latitude: z.number().min(-90).max(90),
  Longitude: z.number().min(-180).max(180),
  Texts: z.array(z.strictObject({ language: languageId, Name: line, CountryName: line })).min(1),
});

const milestone = z.strictObject({ Kind: code, Date: day });

const project = z.strictObject({
  ID: id,
  PublicAddress: z.boolean(),
  Street: line.optional(),
  HouseNumber: z.string().trim().max(20).optional(),
  BoxNr: z.string().trim().max(20).optional(),
  Zip: zip,
  CountryID: z.int(),
  Milestones: z.array(milestone).max(20).optional(),
  Texts: z
    .array(
      z.strictObject({
        language: languageId,
        Name: line,
        City: line.optional(),
        CountryName: line.optional(),
        Description: longText.optional(),
      }),
    )
    .min(1),
});

const neighbourhood = z.strictObject({
  ID: id,
  Zip: zip,
  CountryID: z.int(),
  Texts: z
    .array(z.strictObject({ language: languageId, Name: line, Description: longText.optional() }))
    .min(1),
});

const category = z.strictObject({ ID: id, ParentID: z.int().min(0), WebID: z.int().min(0), Texts: named });

const broker = z.strictObject({
  ID: id,
  Name: line,
  Phone: line,
  Email: z.email(),
  /** Number at the professional institute. */
  BrokerNumber: z
    .string()
    .regex(/^\d{3} ?\d{3}$/, 'must be a number of six digits')
    .optional(),
  Picture: code,
  Texts: z.array(z.strictObject({ language: languageId, Function: line })).min(1),
});

const term = z.strictObject({ Kind: code, Code: code, Texts: named });

const publicLists = z.strictObject({
  Properties: z.array(propertyRecord),
  PropertyTypes: z.array(propertyType),
  Cities: z.array(city),
  Projects: z.array(project),
  Neighbourhoods: z.array(neighbourhood),
  Categories: z.array(category),
  Brokers: z.array(broker),
  Terms: z.array(term),
});

const dated = z.strictObject({ ID: id, Date: day, List: z.literal('Projects').optional() });

/** The days of removal, and of the last change. */
export const bundleSchema = publicLists.extend({
  Gone: z.array(dated),
  Changed: z.array(dated).default([]),
});

export type PropertyExport = z.infer<typeof publicLists>;
export type Bundle = z.infer<typeof bundleSchema>;
