import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { deleteOwner } from '../portal/owners/owner-data.server.ts';
import { owners } from '../portal/owners/owner-tables.server.ts';
import { ownerAddress } from '../portal/owners/owners.server.ts';
import { removeFree, removeOrphans } from '../forms/uploads/remove-uploads.server.ts';
import type { Platform } from '../platform/platform.server.ts';
import { listSubscribers } from '../forms/kinds/newsletter/subscriptions.server.ts';
import { dataOfAddress, eraseAddress } from './address-data.server.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';
import { csvResponse } from '../platform/files/csv.ts';
import { purge } from './purge.server.ts';

async function eraseOwner(platform: Platform, email: string, staffName: string): Promise<number> {
  const { database, clock } = platform;
  const owner = await database
    .select({ id: owners.id })
    .from(owners)
    .where(eq(owners.email, ownerAddress(email)))
    .get();
  if (!owner) return 0;
  const documents = await deleteOwner(database, owner.id, { staffName, now: clock() });
  for (const id of documents) await removeFree(platform, [{ id }]);
  return 1;
}

/** Looser than a form's check, because an odd address may occur in a message. */
const addressSchema = z.object({
  email: z
    .string()
    .trim()
    .regex(/^[^\s@]+@[^\s@]+$/)
    .max(254),
});

export function exportPerson(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: addressSchema,
    respond: async ({ email }, { platform: { database } }) =>
      Response.json(await dataOfAddress(database, email)),
  });
}

export function erasePerson(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: addressSchema,
    respond: async ({ email }, { platform, staffName }) => {
      const owners = await eraseOwner(platform, email, staffName);
      const erased = await eraseAddress(platform.database, email);
      await removeOrphans(platform, new Date());
      return Response.json({ ...erased, owners });
    },
  });
}

export function purgeNow(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform }) => {
      const { database, clock } = platform;
      const purged = await purge(database, clock());
      await removeOrphans(platform, new Date());
      return Response.json({ submissions: purged });
    },
  });
}

export function exportSubscribers(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform: { database, settings } }) => {
      const subscribers = await listSubscribers(database, settings.SITE_SECRET);
      const rows = subscribers.map(({ email, language, confirmedAt }) => [
        email,
        language,
        confirmedAt?.toISOString().slice(0, 10) ?? '',
      ]);
      return csvResponse([['E-mail', 'Language', 'Confirmed'], ...rows]);
    },
  });
}
