import { prepareSite } from '../content/cms/site.server.ts';
import { emptyContent, emptySettings, plainPage } from '../content/cms/site.test-data.ts';
import { seededTexts } from '../content/i18n/seeded-texts.ts';
import { testLanguages, type TestLanguage } from '../content/i18n/seeded-texts.test-data.tsx';
import type { PageContext } from '../content/page-context.ts';
import { openOwnerSession } from './session/owner-sessions.server.ts';
import { ownerProperties } from '../properties/owner-records/owner-record-tables.server.ts';
import { owners } from './owners/owner-tables.server.ts';
import { emptyDatabase } from '../platform/database/node-database.test-data.ts';
import { sha256 } from '../platform/signing/sha256.ts';
import { testPlatform } from '../platform/platform.test-data.ts';
import type { Platform } from '../platform/platform.server.ts';
import { loadSectionContext } from './load-section-context.server.ts';
import type { Owner } from './session/require-owner.server.ts';

const origin = 'https://huisenhaard.example';

/** A site with the seeded texts and a login page. */
const portalSite = {
  ...prepareSite({
    ...emptyContent,
    settings: {
      ...emptySettings,
      agencyName: 'Huis & Haard',
      phone: '+32 15 00 00 00',
      email: 'info@huisenhaard.example',
      enabledLanguages: ['fr', 'en'],
    },
    pages: [
      {
        ...plainPage,
        _id: 'page-login',
        kind: 'login',
        title: [{ language: 'nl', value: 'Aanmelden' }],
        path: [
          { language: 'nl', value: '/login/' },
          { language: 'fr', value: '/connexion/' },
          { language: 'en', value: '/login/' },
        ],
      },
    ],
  }),
  texts: new Map(testLanguages.map((language) => [language, seededTexts[language]])),
};

type Given = {
  propertyIds?: readonly string[];
  language?: TestLanguage;
  /** Added to an empty database unless it is given. */
  database?: Platform['database'];
  now?: Date;
  passwordHash?: string;
  email?: string;
};

const usualNow = new Date('2026-03-02T09:00:00Z');

/** An owner with a live session, and requests that carry its cookie. */
export async function signedIn(given: Given = {}) {
  const { propertyIds = ['2101', '2136'], language = 'nl', now = usualNow } = given;
  const { database = emptyDatabase(), passwordHash, email = 'an@example.com' } = given;
  const person = { id: crypto.randomUUID(), email, name: 'An Peeters', language };
  await database.insert(owners).values({ ...person, passwordHash: passwordHash ?? null, createdAt: now });
  if (propertyIds.length > 0)
    await database
      .insert(ownerProperties)
      .values(propertyIds.map((propertyId) => ({ ownerId: person.id, propertyId, addedAt: now })));
  const token = await openOwnerSession(database, { ownerId: person.id, device: 'Firefox, Linux' }, now);
  const owner: Owner = {
    ...person,
    propertyIds,
    sessionHash: sha256(token),
    loggedInAt: now,
    isViewedByStaff: false,
  };
  const { platform, settled } = testPlatform({ database, clock: () => now });
  const request = (path: string, init: RequestInit = {}, given: Record<string, string> = {}) =>
    new Request(`${origin}${path}`, {
      ...init,
      headers: { Origin: origin, ...given, Cookie: `__Host-owner=${token}` },
    });
  return { owner, token, platform, settled, request, context: contextOf(platform, { language }) };
}

/** The context of a page of the portal. */
export function contextOf(
  platform: Platform,
  { language = 'nl', path = `/${language}/eigenaars/` }: { language?: TestLanguage; path?: string } = {},
): PageContext {
  return { platform, site: portalSite, language, url: new URL(path, origin) };
}

/** Makes a section's context: the owner with all properties, or the selected one. */
export async function sectionContext({ selected, ...given }: Given & { selected?: string } = {}) {
  const { owner, platform } = await signedIn(given);
  const path = `/nl/eigenaars/${selected === undefined ? '' : `?property=${selected}`}`;
  const context = await loadSectionContext(
    contextOf(platform, { language: given.language ?? 'nl', path }),
    owner,
  );
  if (!context) throw new Error('The owner does not have that property.');
  return context;
}
