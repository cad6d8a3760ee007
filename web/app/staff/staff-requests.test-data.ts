import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { emptyDatabase } from '../services/database/node-database.test-data.ts';
import type { Platform } from '../services/platform.server.ts';
import { testSettings } from '../services/settings.test-data.ts';
import { openStaffSession } from '../services/database/staff-sessions.server.ts';
import { submissions } from '../services/database/storage-schema.server.ts';
import type { StaffRequest } from './answer-staff.server.ts';
import type { StoredLead } from './find-leads.server.ts';

export const studio = 'https://studio.example';

/** The time of the site; a session has a time of its own, which is real. */
export const siteNow = new Date('2026-11-21T10:00:00Z');

export function platformOf(database: DrizzleD1Database): Platform {
  return {
    settings: { ...testSettings, SANITY_STUDIO_URL: `${studio}/desk/` },
    database,
    clock: () => siteNow,
    view: { kind: 'published' },
    sendMail: undefined,
    clientAddressHeader: undefined,
    pictureHosts: [],
    allowedSources: { script: [], connect: [], image: [], media: [] },
    showsGallery: false,
    nonce: 'nonce',
    requestId: 'request',
    waitUntil: () => undefined,
  };
}

export type Asking = {
  database?: DrizzleD1Database;
  method?: string;
  origin?: string | null;
  token?: string;
  body?: unknown;
};

/** A request as the tool in the Studio sends it. */
export function asked(asking: Asking = {}): StaffRequest {
  const { database = emptyDatabase(), method = 'POST', origin = studio, token, body = {} } = asking;
  const headers = {
    'Content-Type': 'application/json',
    ...(origin !== null && { Origin: origin }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const carriesBody = method !== 'GET' && method !== 'OPTIONS';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request('https://site.example/api/staff/leads', {
    method,
    headers,
    ...(carriesBody && { body: text }),
  });
  return { request, context: platformOf(database) };
}

/** The token of a session that has just been opened. */
export async function tokenFor(database: DrizzleD1Database): Promise<string> {
  const session = await openStaffSession(database, crypto.randomUUID(), new Date());
  return session?.token ?? '';
}

/** Stores a message through the contact form. */
export async function storeLead(
  database: DrizzleD1Database,
  lead: Partial<StoredLead> = {},
): Promise<string> {
  const id = lead.id ?? crypto.randomUUID();
  await database.insert(submissions).values({
    form: 'site-contact',
    language: 'nl',
    values: { firstName: 'An', lastName: 'Peeters', email: 'an@example.com', message: 'Is er nog plaats?' },
    context: { page: '/nl/contact/' },
    contentHash: id,
    createdAt: siteNow,
    ...lead,
    id,
  });
  return id;
}
