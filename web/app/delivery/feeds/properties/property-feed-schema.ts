import { z } from 'zod';

const address = z.url();
const day = z.iso.date();

const price = z.strictObject({
  amount: z
    .number()
    .describe(
      'In euro; of a rent by the month, of a life annuity the one-off sum, of an auction the starting bid.',
    ),
  to: z.number().optional().describe('The end of a range.'),
  per: z.enum(['year', 'week', 'm2', 'm2-year']).optional().describe('What the amount is paid for instead.'),
  instalment: z.number().optional().describe('Of a life annuity, by the month.'),
  isFrom: z.boolean().describe('The lowest of several prices, or a starting bid.'),
  text: z.string().describe('As pages write it.'),
});

const picture = z.strictObject({
  url: address,
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});

export const feedProperty = z.strictObject({
  id: z.string().describe('The reference of the agency, the same in every language.'),
  url: address,
  record: address.describe('This property alone, as JSON.'),
  changedOn: day.optional().describe('The last day on which something of it changed.'),
  publishedOn: day.optional(),
  goal: z.enum(['sale', 'rent']),
  state: z.enum(['available', 'sold', 'rented', 'withdrawn', 'suspended']),
  pending: z
    .enum(['under-option', 'reserved', 'sold-conditionally'])
    .optional()
    .describe('Set where somebody else comes first.'),
  language: z.string().optional().describe('That of its texts, where it is not that of the feed.'),
  type: z.string(),
  title: z.string(),
  description: z.array(z.string()).describe('Paragraphs of plain text.'),
  street: z
    .string()
    .optional()
    .describe('With its number. Missing where the agency does not publish the address.'),
  zip: z.string(),
  city: z.string(),
  country: z.string().optional().describe('Two letters of ISO 3166-1.'),
  position: z
    .strictObject({ latitude: z.number(), longitude: z.number() })
    .optional()
    .describe('Missing where the agency does not publish the address.'),
  price: price
    .optional()
    .describe('Missing where the agency does not publish it, and once it is sold or rented.'),
  availableFrom: day.optional(),
  openHouses: z
    .array(z.strictObject({ start: z.iso.datetime(), end: z.iso.datetime(), note: z.string().optional() }))
    .optional()
    .describe('Hours to come in which anybody may visit it without an appointment.'),
  bedrooms: z.int().optional(),
  bathrooms: z.int().optional(),
  surface: z.number().optional().describe('In m²; that of the plot where there is nothing to live in.'),
  constructionYear: z.int().optional(),
  energyLabel: z.string().optional(),
  legalFacts: z
    .array(z.strictObject({ id: z.string(), label: z.string(), value: z.string() }))
    .describe('What the law of some region asks an advertisement to say, as pages say it.'),
  projectId: z.string().optional(),
  pictures: z.array(picture).describe('The first is the one that lists show.'),
});

export const propertyFeed = z.strictObject({
  language: z.string(),
  page: z.int(),
  pages: z.int(),
  total: z.int().describe('Of properties on all pages.'),
  next: address.optional(),
  properties: z.array(feedProperty),
  removed: z
    .array(z.strictObject({ id: z.string(), removedOn: day }))
    .describe('Properties that the site no longer has.'),
});

export type PropertyFeed = z.infer<typeof propertyFeed>;
export type FeedProperty = z.infer<typeof feedProperty>;
