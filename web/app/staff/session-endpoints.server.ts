import { z } from 'zod';
import { contentClient } from '../content/cms/client.server.ts';
import { clientAddress } from '../platform/http/client-address.server.ts';
import { countRequest } from '../platform/http/rate-limit.server.ts';
import { endStaffSession, openStaffSession } from './staff-sessions.server.ts';
import { handleStaffRequest, bearerToken, type StaffRequest } from './staff-request.server.ts';
import { givenSecretSchema, secretStore, takeSecret } from './staff-secret.server.ts';

const limit = { name: 'staff session', most: 60, windowMilliseconds: 10 * 60_000 };

const refused = () => new Response(null, { status: 403 });

export function openSession(given: StaffRequest, storeOf = secretStore): Promise<Response> {
  return handleStaffRequest(given, {
    schema: givenSecretSchema,
    isOpen: true,
    respond: async (secret, { platform: { database, settings, clientAddressHeader }, request }) => {
      const now = new Date();
      const address = clientAddress(request, clientAddressHeader);
      const seconds = await countRequest(database, settings.SITE_SECRET, limit, address, now);
      if (seconds > 0)
        return new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
      const taken = await takeSecret(storeOf(contentClient(settings, 'secret')), secret, now);
      if (!taken) return refused();
      const session = await openStaffSession(database, { secretId: secret.id, ...taken }, now);
      return session ? Response.json(session) : refused();
    },
  });
}

export function closeSession(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    method: 'DELETE',
    schema: z.unknown(),
    respond: async (_nothing, { platform: { database }, request }) => {
      await endStaffSession(database, bearerToken(request), new Date());
      return new Response(null, { status: 204 });
    },
  });
}
