import { readFunnel } from './leads/funnel-endpoint.server.ts';
import { changeLead, exportLeads, listLeads, resendMails, writeNote } from './leads/lead-endpoints.server.ts';
import { listReplyDrafts, sendReply } from './leads/reply-endpoints.server.ts';
import { editOwner, inviteOwner, listOwners, sendLinkAgain } from './owners/owner-endpoints.server.ts';
import { erasePerson, exportPerson, exportSubscribers, purgeNow } from './people-endpoints.server.ts';
import { runSearchAlerts } from './alert-endpoint.server.ts';
import { runSchedulesNow } from './schedule-endpoint.server.ts';
import { listProperties } from './property-endpoint.server.ts';
import { closeSession, openSession } from './session-endpoints.server.ts';
import { readPolicyReports } from './status/policy-report-endpoint.server.ts';
import { readStatus } from './status/status-endpoint.server.ts';
import { type StaffPath, staffPaths } from './staff-paths.ts';
import { translateTexts } from './translation/translation-endpoint.server.ts';
import { sendUpload } from './upload-endpoint.server.ts';
import {
  callOffVisitsOfSender,
  changeVisitFor,
  listVisits,
  listVisitsOfSender,
  remindNow,
} from './visit-endpoints.server.ts';
import type { StaffRequest } from './staff-request.server.ts';

type Handler = (given: StaffRequest, id: string) => Promise<Response>;

/** Handlers by method. The first one also responds to other methods, with 405. */
const endpoints: Readonly<Record<StaffPath, Readonly<Record<string, Handler>>>> = {
  session: { POST: (given) => openSession(given), DELETE: closeSession },
  leads: { POST: (given) => listLeads(given) },
  'leads/:id': { PATCH: (given, id) => changeLead(given, id) },
  notes: { POST: writeNote },
  'reply-drafts': { POST: (given) => listReplyDrafts(given) },
  replies: { POST: (given) => sendReply(given) },
  funnel: { POST: (given) => readFunnel(given) },
  'leads-csv': { POST: (given) => exportLeads(given) },
  'subscribers-csv': { POST: exportSubscribers },
  export: { POST: exportPerson },
  erase: { POST: erasePerson },
  'uploads/:id': { POST: sendUpload },
  purge: { POST: purgeNow },
  resend: { POST: resendMails },
  alerts: { POST: runSearchAlerts },
  'visit-reminders': { POST: (given) => remindNow(given) },
  properties: { POST: (given) => listProperties(given) },
  visits: { POST: (given) => listVisits(given) },
  'visits/:id': { PATCH: (given, id) => changeVisitFor(given, id) },
  'visit-senders/:id': {
    POST: (given, id) => listVisitsOfSender(given, id),
    DELETE: (given, id) => callOffVisitsOfSender(given, id),
  },
  owners: { POST: listOwners },
  'owners/:id': { PATCH: (given, id) => editOwner(given, id) },
  invitations: { POST: (given) => inviteOwner(given) },
  'invitations/:id': { POST: (given, id) => sendLinkAgain(given, id) },
  status: { POST: readStatus },
  'policy-reports': { POST: readPolicyReports },
  schedules: { POST: runSchedulesNow },
  translations: { POST: translateTexts },
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
