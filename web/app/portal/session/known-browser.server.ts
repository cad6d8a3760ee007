import { z } from 'zod';
import { findOwnerByEmail } from '../owners/owners.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { readCookie, readSignedValue, signValue } from '../../platform/signing/signed-value.server.ts';
import { cookieKind } from './owner-cookie.server.ts';

type Given = { platform: Pick<Platform, 'database' | 'settings'>; request: Request };

const purpose = 'browser of an owner';
const schema = z.object({ ownerId: z.string(), browserId: z.string() });

/** Seconds. */
const halfYear = 182 * 24 * 60 * 60;

const kindOf = (request: Request) => cookieKind(request, 'owner_browser');

async function readBrowser({ platform: { settings }, request }: Given) {
  const signed = readCookie(request, kindOf(request).name) ?? '';
  return schema.safeParse(await readSignedValue(settings.SITE_SECRET, purpose, signed)).data;
}

/** Lets its owner log in whatever others guess. A browser keeps its id, since each one may try for itself. */
export async function browserCookie(given: Given, ownerId: string): Promise<string> {
  const { name, attributes } = kindOf(given.request);
  const known = await readBrowser(given);
  const browserId = known?.ownerId === ownerId ? known.browserId : crypto.randomUUID();
  const signed = await signValue(given.platform.settings.SITE_SECRET, purpose, { ownerId, browserId });
  return `${name}=${signed}; ${attributes}; Max-Age=${halfYear}`;
}

/** The id of a browser in which the owner of this address logged in before. */
export async function knownBrowser(given: Given, email: string): Promise<string | undefined> {
  const known = await readBrowser(given);
  if (!known) return undefined;
  const owner = await findOwnerByEmail(given.platform.database, email);
  return owner?.id === known.ownerId ? known.browserId : undefined;
}
