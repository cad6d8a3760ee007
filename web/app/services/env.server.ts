import { z } from 'zod';

/** The settings a deployment gives the worker as plain text bindings. */
const settings = z.object({
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1),
  /** Address of a local Content Lake; empty for Sanity's own. */
  SANITY_API_HOST: z.union([z.literal(''), z.url()]).default(''),
  SANITY_API_TOKEN: z.string().default(''),
  SANITY_WEBHOOK_SECRET: z.string().default(''),
  /** Where the Studio is, which alone may show drafts of this site in a frame; empty when none may. */
  SANITY_STUDIO_URL: z.union([z.literal(''), z.url()]).default(''),
  /** Where visitors find the site. Links in mails lead there, whichever host a request names. */
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin),
  /** Address of the mail server, as `smtp[s]://user:password@host:port`; else the HTTP API below sends mail. */
  MAIL_SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  MAIL_API_URL: z.union([z.literal(''), z.url()]).default(''),
  MAIL_API_KEY: z.string().default(''),
  /** The address that sends mail, when it is not the agency's. */
  MAIL_FROM: z.union([z.literal(''), z.email()]).default(''),
  /** How to reach the agency, for the one page that is shown when there is no content at all. */
  SITE_PHONE: z.string().default(''),
  SITE_MAIL: z.union([z.literal(''), z.email()]).default(''),
  /** After how many months leads are forgotten. */
  LEADS_KEPT_MONTHS: z.coerce.number().int().min(1).default(24),
  /** Every key by which the site signs something is derived from it. */
  SITE_SECRET: z.string().min(32),
});

export type Settings = z.infer<typeof settings>;

/** What the runtime binds: settings as text, and the resources. */
export type Bindings = Record<string, unknown> & {
  DB: D1Database;
  ASSETS: Fetcher;
  /** An ISO time at which the clock stands still. Only the tests bind it. */
  TEST_CLOCK?: string;
  /** The header that tells visitors apart. Only the tests bind it. */
  TEST_CLIENT_ADDRESS_HEADER?: string;
  /** Shows the page that holds one of each part of the interface. Only the tests bind it. */
  TEST_GALLERY?: string;
};

const parsed = new WeakMap<Bindings, Settings>();

/** Reads the settings once per isolate; throws an error that names every missing or malformed one. */
export function readSettings(bindings: Bindings): Settings {
  const known = parsed.get(bindings);
  if (known) return known;
  const result = settings.safeParse(bindings);
  if (!result.success) throw new Error(`The worker is misconfigured: ${z.prettifyError(result.error)}`);
  parsed.set(bindings, result.data);
  return result.data;
}
