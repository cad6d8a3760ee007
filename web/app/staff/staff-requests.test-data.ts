import type { DrizzleD1Database } from 'drizzle-orm/d1';
import type { StaffRight } from 'schemas/staff-rights.ts';
import { emptyDatabase } from '../platform/database/node-database.test-data.ts';
import { testPlatform } from '../platform/platform.test-data.ts';
import { testSettings } from '../platform/settings.test-data.ts';
import { openStaffSession, type StaffRequest } from './staff-request.server.ts';
import { submissions } from '../platform/database/core-tables.server.ts';
import type { StoredLead } from './leads/find-leads.server.ts';

export const studio = 'https://studio.example';

/** The clock of the site. Sessions use real time. */
export const siteNow = new Date('2026-11-21T10:00:00Z');

type StaffRequestOptions = {
  database?: DrizzleD1Database;
  method?: string;
  origin?: string | null;
  token?: string;
  body?: unknown;
  path?: string;
};

/** Builds a request as the Studio's tool sends it. */
export function staffRequest(options: StaffRequestOptions = {}): StaffRequest {
  const {
    database = emptyDatabase(),
    method = 'POST',
    origin = studio,
    token,
    body = {},
    path = 'leads',
  } = options;
  const headers = {
    'Content-Type': 'application/json',
    ...(origin !== null && { Origin: origin }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const carriesBody = method !== 'GET' && method !== 'OPTIONS';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(`https://site.example/api/staff/${path}`, {
    method,
    headers,
    ...(carriesBody && { body: text }),
  });
  const settings = { ...testSettings, SANITY_STUDIO_URL: `${studio}/desk/` };
  const { platform } = testPlatform({ settings, database, clock: () => siteNow });
  return { request, context: platform };
}

/** Opens a session. */
export async function tokenFor(
  database: DrizzleD1Database,
  staffName = 'Greet Maes',
  staffRight: StaffRight = 'decide',
): Promise<string> {
  const secret = { secretId: crypto.randomUUID(), staffName, staffRight };
  const session = await openStaffSession(database, secret, new Date());
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
