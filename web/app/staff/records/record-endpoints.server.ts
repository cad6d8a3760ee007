import { defaultLanguage, isLanguageId, type LanguageId } from 'schemas/languages.ts';
import {
  longestStaffText,
  offerStates,
  paperStates,
  type StaffAnswer,
  type StaffRecord,
  type StaffRecords,
} from 'schemas/staff-record.ts';
import { z } from 'zod';
import { loadSite } from '../../content/cms/site.server.ts';
import { belgianDay, dayAfter } from '../../platform/belgian-time.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { answerKey, findAnswers, type OwnerAnswer } from '../../portal/answers/owner-answers.server.ts';
import { isOfAgency, ownerFilesOf } from '../../portal/documents/owner-files.server.ts';
import { portalProperties } from '../../portal/load-section-context.server.ts';
import { tellOwnersOf } from '../../portal/news/tell-owners.server.ts';
import { ownersOfProperty } from '../../portal/owners/owners.server.ts';
import {
  addStaffRecord,
  changeStaffRecord,
  findStaffRecord,
  findStaffRecords,
  removeStaffRecord,
} from '../../portal/records/staff-records.server.ts';
import { belgianTime, readVisits } from '../../portal/visits/read-visits.server.ts';
import { agencyDocumentKind, documentKind, reactionKind } from '../../properties/model/terms.ts';
import { closedHoursOf } from '../../properties/owner-records/closed-hours.server.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';

const language = z.string().refine(isLanguageId);
const day = z.iso.date();
const words = z.string().trim().min(1).max(longestStaffText);
const optionalWords = z.string().trim().max(longestStaffText);

/** Code lists are those of the property data. */
const contentSchema = ({ importedCatalogue }: Platform) => {
  const term = (kind: string) =>
    z
      .string()
      .refine((code) => importedCatalogue.termsOf(kind, defaultLanguage).some((each) => each.code === code));
  return z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('words'), text: words }),
    z.strictObject({ kind: z.literal('next-step'), day, text: words }),
    z.strictObject({
      kind: z.literal('reaction'),
      visit: z.string().min(1).max(60),
      reaction: term(reactionKind),
      comment: optionalWords,
    }),
    z.strictObject({
      kind: z.literal('offer'),
      amount: z.number().int().positive().max(1_000_000_000),
      conditions: optionalWords,
      until: day.or(z.literal('')),
      state: z.enum(offerStates),
    }),
    z.strictObject({
      kind: z.literal('paper'),
      paper: term(documentKind),
      state: z.enum(paperStates),
      day: day.or(z.literal('')),
    }),
  ]);
};

/** Days back of the visits that staff may still note a reaction to. */
const recent = 30;

function shownAnswer(answer: (OwnerAnswer & { ownerName: string }) | undefined): StaffAnswer | undefined {
  if (!answer) return undefined;
  const { id, kind, ownerName, text, moment, createdAt } = answer;
  return { id, kind, ownerName, text, moment, createdAt: createdAt.toISOString() };
}

export function listRecords(given: StaffRequest, reference: string, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({ words: language.default(defaultLanguage) }),
    respond: async ({ words: spoken }, { platform }) => {
      const { database, importedCatalogue, clock } = platform;
      if (!importedCatalogue.listed(reference)) return new Response(null, { status: 404 });
      const site = await siteOf(platform);
      const now = clock();
      const ids = [reference];
      const properties = await portalProperties(ids, { platform, site, language: defaultLanguage });
      const [written, answers, closed, owners, visits, files] = await Promise.all([
        findStaffRecords(database, ids),
        findAnswers(database, ids),
        closedHoursOf(database, ids, now),
        ownersOfProperty(database, reference),
        readVisits({ platform, properties, propertyIds: ids }),
        ownerFilesOf(database, ids),
      ]);
      const answerTo = (subject: string) => {
        const answer = shownAnswer(answers.get(answerKey(reference, subject)));
        return answer ? { answer } : {};
      };
      const since = dayAfter(belgianDay(now), -recent);
      return Response.json({
        records: written.map(({ id, createdAt, staffName, content, language: used }): StaffRecord => ({
          id,
          language: used,
          staffName,
          createdAt: createdAt.toISOString(),
          content,
          ...answerTo(id),
        })),
        visits: visits
          .flatMap(({ id, start, state, reaction = '' }) =>
            (state === 'planned' || state === 'done') && start >= since
              ? [{ id, start, state, reaction, ...answerTo(id) }]
              : [],
          )
          .toReversed(),
        closed: closed.map(({ startsAt, endsAt, ownerId }) => ({
          from: belgianTime(startsAt),
          until: belgianTime(endsAt),
          ownerName: owners.find(({ id }) => id === ownerId)?.name ?? '',
        })),
        papers: files.filter(isOfAgency).map(({ id, kind, name, size, staffName, createdAt }) => ({
          id,
          kind: importedCatalogue.term(agencyDocumentKind, kind, spoken).text,
          name,
          size,
          staffName,
          createdAt: createdAt.toISOString(),
        })),
        owners: owners.map(({ id, name }) => ({ id, name })),
        languages: [...site.languages],
        language: firstLanguage(owners, site.languages),
        terms: {
          reactions: importedCatalogue.termsOf(reactionKind, spoken),
          papers: importedCatalogue.termsOf(documentKind, spoken),
          agencyPapers: importedCatalogue.termsOf(agencyDocumentKind, spoken),
        },
      } satisfies StaffRecords);
    },
  });
}

/** The language of the first owner, in which staff most likely write. */
function firstLanguage(owners: readonly { language: string }[], offered: readonly LanguageId[]): LanguageId {
  const [owner] = owners;
  return offered.find((each) => each === owner?.language) ?? defaultLanguage;
}

/** Stores what staff wrote; the owners read it at once, and are mailed about it. */
export function writeRecord(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.strictObject({
      reference: z.string().max(60),
      language,
      content: contentSchema(given.context),
    }),
    holdsLetter: true,
    respond: async ({ reference, language: used, content }, { platform, staffName }) => {
      const { database, importedCatalogue, clock } = platform;
      if (!importedCatalogue.listed(reference)) return new Response(null, { status: 404 });
      await addStaffRecord(database, {
        propertyId: reference,
        language: used,
        content,
        staffName,
        createdAt: clock(),
      });
      tellOwnersOf(platform, reference, siteOf);
      return new Response(null, { status: 204 });
    },
  });
}

export function decideOffer(given: StaffRequest, id: string, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    method: 'PATCH',
    schema: z.strictObject({ state: z.enum(offerStates) }),
    respond: async ({ state }, { platform }) => {
      const { database } = platform;
      const record = await findStaffRecord(database, id);
      if (record?.content.kind !== 'offer') return new Response(null, { status: 404 });
      const isChanged = await changeStaffRecord(database, id, { ...record.content, state });
      if (isChanged) tellOwnersOf(platform, record.propertyId, siteOf);
      return new Response(null, { status: isChanged ? 204 : 404 });
    },
  });
}

export function withdrawRecord(given: StaffRequest, id: string): Promise<Response> {
  return handleStaffRequest(given, {
    method: 'DELETE',
    schema: z.unknown(),
    respond: async (_nothing, { platform: { database } }) =>
      new Response(null, { status: (await removeStaffRecord(database, id)) ? 204 : 404 }),
  });
}
