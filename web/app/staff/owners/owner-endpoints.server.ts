import { defaultLanguage, isLanguageId, type LanguageId } from 'schemas/languages.ts';
import { longestOwnerName, type OwnerPage, type OwnerView } from 'schemas/staff-owner.ts';
import { z } from 'zod';
import { loadSite } from '../../content/cms/site.server.ts';
import { withQuery } from '../../content/paths/own-path.ts';
import { ownerViewPath } from '../../content/paths/portal-path.ts';
import { addressMails } from '../../portal/links/change-mails.server.ts';
import { mailLanguage } from '../../portal/links/owner-mail.server.ts';
import { sendOwnerLink } from '../../portal/links/send-owner-link.server.ts';
import { findOwner, ownerAddress, propertiesOfOwner } from '../../portal/owners/owners.server.ts';
import { addViewLink } from '../../portal/session/view-as-owner.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';
import { addOwner, changeOwner, isAddressTaken, noteSentLink } from './change-owner.server.ts';
import { describeOwners, countOwners, findOwners, ownerFilterSchema } from './describe-owners.server.ts';

const pageSize = 50;

const languageSchema = z.string().refine(isLanguageId);

/** Names the kinds of documents in the response. */
const words = languageSchema.default(defaultLanguage);

const pageSchema = ownerFilterSchema.extend({
  page: z.number().int().min(1).max(10_000).default(1),
  words,
});

/** Searches owners. Uses POST, because URLs are logged and a search may contain a name. */
export function listOwners(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: pageSchema,
    respond: async ({ page, words, ...filter }, { platform }) => {
      const { database } = platform;
      const found = await findOwners(database, filter, { limit: pageSize, offset: (page - 1) * pageSize });
      const total = await countOwners(database, filter);
      return Response.json({
        owners: await describeOwners({ ...platform, language: words }, found),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
      } satisfies OwnerPage);
    },
  });
}

const propertySchema = ({ importedCatalogue }: Platform) =>
  z.string().refine((reference) => importedCatalogue.listed(reference) !== undefined);

const personSchema = z.object({
  name: z.string().trim().min(1).max(longestOwnerName),
  email: z.string().transform(ownerAddress).pipe(z.email().max(254)),
  language: languageSchema,
});

const invitationSchema = (platform: Platform) =>
  personSchema.extend({ properties: z.array(propertySchema(platform)).min(1).max(50) });

/** Adds an owner and mails them a link to choose their first password. Responds 409 to an address that one has. */
export function inviteOwner(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: invitationSchema(given.context),
    respond: async ({ properties, ...person }, { platform, staffName }) => {
      const { database, clock } = platform;
      const site = await siteOf(platform);
      if (!site.languages.includes(person.language)) return new Response(null, { status: 400 });
      if (await isAddressTaken(database, person.email)) return new Response(null, { status: 409 });
      const owner = { ...person, properties: [...new Set(properties)] };
      await addOwner(database, owner, { staffName, now: clock() });
      await sendOwnerLink({ platform, site, language: person.language }, person.email, 'invitation');
      return new Response(null, { status: 204 });
    },
  });
}

async function respondWith(platform: Platform, id: string, language: LanguageId): Promise<Response> {
  const owner = await findOwner(platform.database, id);
  const [described] = await describeOwners({ ...platform, language }, owner ? [owner] : []);
  return described ? Response.json(described) : new Response(null, { status: 404 });
}

/** Mails another link to choose a password, the first or a new one. Responds 409 while access is revoked. */
export function sendLinkAgain(given: StaffRequest, id: string, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({ words }),
    respond: async ({ words }, { platform, staffName }) => {
      const { database, clock } = platform;
      const owner = await findOwner(database, id);
      if (!owner) return new Response(null, { status: 404 });
      if (owner.revokedAt) return new Response(null, { status: 409 });
      const site = await siteOf(platform);
      const purpose = owner.passwordHash === null ? 'invitation' : 'new-password';
      await sendOwnerLink({ platform, site, language: defaultLanguage }, owner.email, purpose);
      await noteSentLink(database, id, { staffName, now: clock() });
      return respondWith(platform, id, words);
    },
  });
}

/** The link works once and within a minute, to read only. Responds 409 while access is revoked. */
export function viewAsOwner(given: StaffRequest, id: string, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.strictObject({ reference: z.string().max(60) }),
    respond: async ({ reference: propertyId }, { platform, staffName }) => {
      const { database, clock } = platform;
      const owner = await findOwner(database, id);
      const properties = owner ? await propertiesOfOwner(database, id) : [];
      if (!owner || !properties.includes(propertyId)) return new Response(null, { status: 404 });
      if (owner.revokedAt) return new Response(null, { status: 409 });
      const token = await addViewLink(database, { ownerId: id, propertyId, staffName }, clock());
      const path = ownerViewPath(mailLanguage(await siteOf(platform), owner.language), token);
      return Response.json({ path: withQuery(path, `?property=${propertyId}`) } satisfies OwnerView);
    },
  });
}

const editSchema = (platform: Platform) =>
  personSchema.partial().extend({
    isRevoked: z.boolean().optional(),
    addProperty: propertySchema(platform).optional(),
    /** May be one that the import no longer has. */
    removeProperty: z.string().max(60).optional(),
    words,
  });

/** Changes only what the request names. Responds 409 to an address that another owner has. */
export function editOwner(given: StaffRequest, id: string, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    method: 'PATCH',
    schema: editSchema(given.context),
    respond: async ({ words, ...edit }, { platform, staffName }) => {
      const { database, clock, sendMail, waitUntil } = platform;
      const { language, email } = edit;
      const site = await siteOf(platform);
      if (language && !site.languages.includes(language)) return new Response(null, { status: 400 });
      const owner = await findOwner(database, id);
      if (!owner) return new Response(null, { status: 404 });
      if (email !== undefined && (await isAddressTaken(database, email, id)))
        return new Response(null, { status: 409 });
      const properties = await propertiesOfOwner(database, id);
      const now = clock();
      const mailsOfAddress = (newEmail: string) => addressMails({ platform, site }, owner, { newEmail, now });
      await changeOwner(database, { ...owner, properties }, edit, { staffName, now, mailsOfAddress });
      if (sendMail) waitUntil(drainOutbox(database, sendMail, clock));
      return respondWith(platform, id, words);
    },
  });
}
