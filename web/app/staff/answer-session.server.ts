import { z } from 'zod';
import { clientAddress } from '../services/http/client-address.server.ts';
import { countRequest } from '../services/http/rate-limit.server.ts';
import { endStaffSession, openStaffSession } from '../services/database/staff-sessions.server.ts';
import { answerStaff, bearerToken, type StaffRequest } from './answer-staff.server.ts';
import { givenSecretSchema, secretStore, takeSecret } from './staff-secret.server.ts';

/** Far more than an office opens, and far too few to guess a secret. */
const limit = { name: 'staff session', most: 60, windowMilliseconds: 10 * 60_000 };

const refused = () => new Response(null, { status: 403 });

/** Opens a session for whoever knows a secret that was just written into the dataset; 403 for everybody else. */
export function answerOpening(given: StaffRequest, storeOf = secretStore): Promise<Response> {
  return answerStaff(given, {
    schema: givenSecretSchema,
    isOpen: true,
    answer: async (secret, { database, settings, clientAddressHeader }, request) => {
      const now = new Date();
      const address = clientAddress(request, clientAddressHeader);
      const seconds = await countRequest(database, settings.SITE_SECRET, limit, address, now);
      if (seconds > 0)
        return new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
      if (!(await takeSecret(storeOf(settings), secret, now))) return refused();
      const session = await openStaffSession(database, secret.id, now);
      return session ? Response.json(session) : refused();
    },
  });
}

/** Ends the session of the request. */
export function answerClosing(given: StaffRequest): Promise<Response> {
  return answerStaff(given, {
    method: 'DELETE',
    schema: z.unknown(),
    answer: async (_nothing, { database }, request) => {
      await endStaffSession(database, bearerToken(request), new Date());
      return new Response(null, { status: 204 });
    },
  });
}
