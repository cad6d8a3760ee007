import { isFormId } from 'schemas/form-ids.ts';
import { z } from 'zod';
import { loadSite } from '../../content/cms/site.server.ts';
import { formDefinitions } from '../../forms/definitions.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';
import { findLead, type StoredLead } from './find-leads.server.ts';
import { loadReplyTemplates, replyDrafts } from './reply-drafts.server.ts';
import { replyMail, storeReply } from './send-reply.server.ts';

export function listReplyDrafts(
  given: StaffRequest,
  siteOf = loadSite,
  templatesOf = loadReplyTemplates,
): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({ leadId: z.string().max(60) }),
    respond: async ({ leadId }, { platform }) => {
      const lead = await findLead(platform.database, leadId, platform.clock());
      if (!lead) return new Response(null, { status: 404 });
      const given = { site: await siteOf(platform), catalogue: platform.catalogue };
      return Response.json(await replyDrafts(lead, await templatesOf(platform), given));
    },
  });
}

const replySchema = z.object({
  id: z.uuid(),
  leadId: z.string().max(60),
  subject: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(10_000),
});

/** Mails a reply to the visitor who sent a lead. Responds 400 for a lead without an address. */
export function sendReply(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: replySchema,
    holdsLetter: true,
    respond: async ({ id, leadId, subject, text }, { platform, staffName }) => {
      const { catalogue, database, clock, settings, sendMail, waitUntil } = platform;
      const lead = await findLead(database, leadId, clock());
      if (!lead) return new Response(null, { status: 404 });
      const email = addressOf(lead);
      if (email === '') return new Response(null, { status: 400 });
      const reply = { id, submissionId: leadId, author: staffName, subject, text, createdAt: clock() };
      const site = await siteOf(platform);
      const message = await replyMail(reply, { lead, email, site, settings, catalogue });
      await storeReply(database, reply, message);
      if (sendMail) waitUntil(drainOutbox(database, sendMail, clock));
      return new Response(null, { status: 204 });
    },
  });
}

function addressOf({ form, values }: StoredLead): string {
  const definition = isFormId(form) ? formDefinitions[form] : undefined;
  return definition?.sender(values).email ?? values['email'] ?? '';
}
