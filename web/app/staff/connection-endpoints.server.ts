import { isLanguageId } from 'schemas/languages.ts';
import { z } from 'zod';
import {
  decideCode,
  decideRemovals,
  decideUntold,
  fetchNow,
  testConnection,
} from '../crm/connections/decide.server.ts';
import { describeConnections } from '../crm/connections/describe-connections.server.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';

const source = z.object({ system: z.string().max(100), account: z.string().max(100) });

function respondWith(result: unknown): Response {
  if (result === undefined) return new Response(null, { status: 404 });
  return result === false ? new Response(null, { status: 400 }) : Response.json({ result });
}

export function listConnections(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({ language: z.string().refine(isLanguageId) }),
    respond: async ({ language }, { platform }) =>
      Response.json(await describeConnections(platform, language)),
  });
}

export function runConnectionNow(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: source,
    respond: async (account, { platform }) => respondWith(await fetchNow(platform, account)),
  });
}

export function tryConnection(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: source,
    respond: async (account, { platform }) => respondWith(await testConnection(platform, account)),
  });
}

export function decideConnectionCode(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: source.extend({
      kind: z.string().max(100),
      code: z.string().max(200),
      ours: z.string().max(100).nullable(),
    }),
    respond: async ({ kind, code, ours, ...account }, { platform, staffName }) =>
      respondWith(await decideCode(platform, account, { kind, code, ours, by: staffName })),
  });
}

export function decideConnectionRemovals(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: source.extend({ what: z.enum(['removed', 'kept']) }),
    respond: async ({ what, ...account }, { platform, staffName }) =>
      respondWith(await decideRemovals(platform, account, { what, by: staffName })),
  });
}

export function decideConnectionLead(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: source.extend({ id: z.string().max(100), what: z.enum(['again', 'there']) }),
    respond: async ({ id, what, ...account }, { platform }) =>
      respondWith(await decideUntold(platform, account, { id, what })),
  });
}
