import { z } from 'zod';

const minutes = (usual: number) =>
  z
    .literal('')
    .transform(() => usual)
    .or(z.coerce.number().int().min(1).max(1440))
    .default(usual);

const settings = z.object({
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1),
  SANITY_API_HOST: z.union([z.literal(''), z.url()]).default(''),
  SANITY_API_TOKEN: z.string().default(''),
  /** An editor's token that publishes and unpublishes what was planned; empty to plan nothing. */
  SANITY_SCHEDULE_TOKEN: z.string().default(''),
  SANITY_WEBHOOK_SECRET: z.string().default(''),
  /** Allows one origin to frame drafts of this site; empty for none. */
  SANITY_STUDIO_URL: z.union([z.literal(''), z.url()]).default(''),
  /** Links in mails use it, because a request can name any host. */
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin),
  /** `smtp[s]://user:password@host:port`; without it the HTTP API sends mail. */
  MAIL_SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  MAIL_API_URL: z.union([z.literal(''), z.url()]).default(''),
  MAIL_API_KEY: z.string().default(''),
  MAIL_FROM: z.union([z.literal(''), z.email()]).default(''),
  /** `https://tiles.example/{z}/{x}/{y}.png`; without it maps are drawn from bundled outlines. */
  MAP_TILES_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  MAP_TILES_ATTRIBUTION: z.string().default(''),
  /** Takes what DeepL takes; without it the Studio offers no machine translation. */
  TRANSLATION_API_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  TRANSLATION_API_KEY: z.string().default(''),
  /** Proves to search engines that they are told of changes by this site; empty to tell them nothing. */
  INDEXNOW_KEY: z.union([z.literal(''), z.string().regex(/^[A-Za-z0-9-]{8,128}$/)]).default(''),
  /** Lets a command send properties to the site; empty to refuse them. */
  PROPERTIES_SECRET: z.union([z.literal(''), z.string().min(32)]).default(''),
  /** An export that the schedule fetches; empty to fetch none. It may hold a key, so that it is never logged. */
  PROPERTIES_ADDRESS: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  PROPERTIES_EVERY: minutes(60),
  /** The property software that the site follows; empty for none. */
  CRM_SYSTEM: z.enum(['', 'kyero', 'omnicasa', 'openimmo', 'skarabee', 'sweepbright', 'whise']).default(''),
  /** Another address than that of its maker. */
  CRM_ADDRESS: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** Accounts in it, parted by commas; of Whise `client/office`, of SweepBright the company, of files a name. */
  CRM_ACCOUNT: z.string().default(''),
  CRM_USER: z.string().default(''),
  CRM_SECRET: z.string().default(''),
  /** The end of the address to which it sends its events; empty to refuse them. */
  CRM_WEBHOOK_SECRET: z.union([z.literal(''), z.string().regex(/^[\w-]{32,}$/)]).default(''),
  CRM_EVERY: minutes(10),
  /** Read of it beside properties: `visits`; empty for nothing. */
  CRM_READS: z.enum(['', 'visits']).default(''),
  /** Told to it, parted by commas: `leads`, `visits`, `addresses`; empty for nothing. */
  CRM_TELLS: z
    .string()
    .regex(/^(?:(?:leads|visits|addresses)(?:,(?!$)|$))*$/)
    .default(''),
  /** `on` writes a line about each request, for hosts that keep logs. */
  LOG_REQUESTS: z.enum(['', 'on']).default(''),
  SITE_PHONE: z.string().default(''),
  SITE_MAIL: z.union([z.literal(''), z.email()]).default(''),
  SITE_SECRET: z.string().min(32),
});

export type Settings = z.infer<typeof settings>;

export type Bindings = Record<string, unknown> & {
  DB: D1Database;
  UPLOADS: R2Bucket;
  IMAGES: ImagesBinding;
  ASSETS: Fetcher;
  TEST_CLOCK?: string;
  TEST_CLIENT_ADDRESS_HEADER?: string;
  TEST_STYLE_GUIDE?: string;
};

const parsed = new WeakMap<Bindings, Settings>();

/** @throws Error that names every missing or malformed setting */
export function readSettings(bindings: Bindings): Settings {
  const known = parsed.get(bindings);
  if (known) return known;
  const result = settings.safeParse(bindings);
  if (!result.success) throw new Error(`The worker is misconfigured: ${z.prettifyError(result.error)}`);
  parsed.set(bindings, result.data);
  return result.data;
}
