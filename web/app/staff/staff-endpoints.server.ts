import type { StaffRight } from 'schemas/staff-rights.ts';
import { z } from 'zod';
import { findSentFile } from '../portal/documents/owner-files.server.ts';
import { findUpload } from '../forms/store/uploads.server.ts';
import { attachedFile } from '../portal/documents/attached-file.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';
import { canRunSchedules, runSchedules } from './schedules/run-schedules.server.ts';
import { runAlertsNow } from '../forms/kinds/search-alert/run-alerts.server.ts';
import { drainOutbox } from '../platform/mail/outbox.server.ts';
import {
  decideConnectionCode,
  decideConnectionLead,
  decideConnectionRemovals,
  listConnections,
  runConnectionNow,
  tryConnection,
} from './connection-endpoints.server.ts';
import { allowRun, decideHeld } from './imports/import-endpoints.server.ts';
import { listImports } from './imports/list-imports.server.ts';
import { readFunnel, readPageViews } from './leads/funnel.server.ts';
import { changeLead, exportLeads, listLeads, resendMails, writeNote } from './leads/lead-endpoints.server.ts';
import { listReplyDrafts, sendReply } from './leads/reply-endpoints.server.ts';
import {
  editOwner,
  inviteOwner,
  listOwners,
  sendLinkAgain,
  viewAsOwner,
} from './owners/owner-endpoints.server.ts';
import { listDeadLinks } from './outside-links/try-links.server.ts';
import { erasePerson, exportPerson, exportSubscribers, purgeNow } from './people-endpoints.server.ts';
import { listProperties } from './property-endpoint.server.ts';
import { addPaper, removePaper } from './records/paper-endpoints.server.ts';
import { decideOffer, listRecords, withdrawRecord, writeRecord } from './records/record-endpoints.server.ts';
import { makeRoundLink } from './round/round-session.server.ts';
import { closeSession, openSession } from './session-endpoints.server.ts';
import { readPolicyReports, readStatus } from './site-status.server.ts';
import { type StaffPath, staffPaths } from './staff-paths.ts';
import { translateTexts } from './translation-endpoint.server.ts';
import {
  callOffVisitsOfSender,
  changeVisitFor,
  listVisits,
  listVisitsOfSender,
  remindNow,
} from './visit-endpoints.server.ts';

/** Lets a browser save a file that a visitor or an owner sent, but never show it or run anything in it. */
export function sendUpload(given: StaffRequest, id: string): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform: { database, uploads } }) => {
      const upload = (await findUpload(database, id)) ?? (await findSentFile(database, id));
      const object = upload && (await uploads.get(id));
      if (!object) return new Response(null, { status: 404 });
      const response = attachedFile(object.body, upload);
      response.headers.set('Cross-Origin-Resource-Policy', 'same-site');
      return response;
    },
  });
}

function runSchedulesNow(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform }) =>
      Response.json({ isSetUp: canRunSchedules(platform), ended: await runSchedules(platform) }),
  });
}

function runSearchAlerts(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform }) => {
      const { database, clock, sendMail, waitUntil } = platform;
      const mails = await runAlertsNow(platform);
      if (mails > 0 && sendMail) waitUntil(drainOutbox(database, sendMail, clock));
      return Response.json({ mails });
    },
  });
}

type Handler = (given: StaffRequest, id: string) => Promise<Response>;

const holding =
  (needed: StaffRight) =>
  (handle: Handler): Handler =>
  (given, id) =>
    handle({ ...given, needed }, id);
const reads = holding('read');
const acts = holding('act');
const decides = holding('decide');

/** Handlers by method, with the right that each asks for. The first one also responds to other methods, with 405. */
const endpoints: Readonly<Record<StaffPath, Readonly<Record<string, Handler>>>> = {
  session: { POST: (given) => openSession(given), DELETE: reads(closeSession) },
  leads: { POST: reads((given) => listLeads(given)) },
  'leads/:id': { PATCH: acts((given, id) => changeLead(given, id)) },
  notes: { POST: acts(writeNote) },
  'reply-drafts': { POST: reads((given) => listReplyDrafts(given)) },
  replies: { POST: acts((given) => sendReply(given)) },
  funnel: { POST: reads((given) => readFunnel(given)) },
  'page-views': { POST: reads(readPageViews) },
  'leads-csv': { POST: decides((given) => exportLeads(given)) },
  'subscribers-csv': { POST: decides(exportSubscribers) },
  export: { POST: acts(exportPerson) },
  erase: { POST: acts(erasePerson) },
  'uploads/:id': { POST: reads(sendUpload) },
  purge: { POST: acts(purgeNow) },
  resend: { POST: acts(resendMails) },
  alerts: { POST: acts(runSearchAlerts) },
  'visit-reminders': { POST: acts((given) => remindNow(given)) },
  properties: { POST: reads((given) => listProperties(given)) },
  visits: { POST: reads((given) => listVisits(given)) },
  'visits/:id': { PATCH: acts((given, id) => changeVisitFor(given, id)) },
  'visit-senders/:id': {
    POST: reads((given, id) => listVisitsOfSender(given, id)),
    DELETE: acts((given, id) => callOffVisitsOfSender(given, id)),
  },
  rounds: { POST: acts((given) => makeRoundLink(given)) },
  owners: { POST: reads(listOwners) },
  'owners/:id': { PATCH: acts((given, id) => editOwner(given, id)) },
  'owner-views/:id': { POST: acts((given, id) => viewAsOwner(given, id)) },
  invitations: { POST: acts((given) => inviteOwner(given)) },
  'invitations/:id': { POST: acts((given, id) => sendLinkAgain(given, id)) },
  'owner-records/:id': { POST: reads((given, id) => listRecords(given, id)) },
  'owner-papers/:id': { POST: acts((given, id) => addPaper(given, id)), DELETE: acts(removePaper) },
  'staff-records': { POST: acts((given) => writeRecord(given)) },
  'staff-records/:id': { PATCH: acts((given, id) => decideOffer(given, id)), DELETE: acts(withdrawRecord) },
  imports: { POST: reads(listImports) },
  'imports/:id': { POST: decides(allowRun) },
  'held-records': { POST: acts(decideHeld) },
  connections: { POST: reads(listConnections) },
  'connection-tests': { POST: acts(tryConnection) },
  'connection-runs': { POST: acts(runConnectionNow) },
  'connection-codes': { POST: decides(decideConnectionCode) },
  'connection-removals': { POST: decides(decideConnectionRemovals) },
  'connection-leads': { POST: acts(decideConnectionLead) },
  status: { POST: reads((given) => readStatus(given)) },
  'policy-reports': { POST: reads(readPolicyReports) },
  'dead-links': { POST: reads(listDeadLinks) },
  schedules: { POST: acts(runSchedulesNow) },
  translations: { POST: acts(translateTexts) },
};

export async function callStaffEndpoint(given: StaffRequest, id: string | undefined): Promise<Response> {
  const [, , , name] = new URL(given.request.url).pathname.split('/');
  const path = id === undefined ? name : `${name ?? ''}/:id`;
  const known = staffPaths.find((each) => each === path);
  if (!known) return new Response(null, { status: 404 });
  const handlers = new Map(Object.entries(endpoints[known]));
  const [first] = handlers.values();
  const handle = handlers.get(given.request.method) ?? first;
  return handle ? handle(given, id ?? '') : new Response(null, { status: 404 });
}
