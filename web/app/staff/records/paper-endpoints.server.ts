import { defaultLanguage } from 'schemas/languages.ts';
import { paperFields } from 'schemas/staff-record.ts';
import { z } from 'zod';
import { loadSite } from '../../content/cms/site.server.ts';
import { removeFree } from '../../forms/uploads/remove-uploads.server.ts';
import { forgetOwnerFile, storeOwnerFile } from '../../portal/documents/owner-files.server.ts';
import { readOwnerFile } from '../../portal/documents/read-owner-file.server.ts';
import { tellOwnersOf } from '../../portal/news/tell-owners.server.ts';
import { agencyDocumentKind } from '../../properties/model/terms.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';

const statuses = { size: 413, type: 415, empty: 415, full: 503, failed: 503 } as const;

const refuse = (status: number) => new Response(null, { status });

/** Responds 413 if too large, 415 for a kind that owners could not send, 409 where there are as many as may be. */
export function addPaper(given: StaffRequest, propertyId: string, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    holdsFile: true,
    respond: async (_nothing, { platform, request, staffName }) => {
      const { database, importedCatalogue, clock } = platform;
      if (!importedCatalogue.listed(propertyId)) return refuse(404);
      // Uploads age in real time, as forms do.
      const read = await readOwnerFile(request, platform, new Date());
      if (read === 'too-large') return refuse(413);
      if (read === 'unreadable' || !read.file) return refuse(400);
      const { fields, file } = read;
      if ('problem' in file) return refuse(statuses[file.problem]);
      const kind = fields.get(paperFields.kind) ?? '';
      const isKnown = importedCatalogue
        .termsOf(agencyDocumentKind, defaultLanguage)
        .some(({ code }) => code === kind);
      const paper = { uploadId: file.id, propertyId, ownerId: '', staffName, kind, createdAt: clock() };
      if (!isKnown || !(await storeOwnerFile(database, paper))) {
        await removeFree(platform, [file]);
        return refuse(isKnown ? 409 : 400);
      }
      tellOwnersOf(platform, propertyId, siteOf);
      return refuse(204);
    },
  });
}

export function removePaper(given: StaffRequest, id: string): Promise<Response> {
  return handleStaffRequest(given, {
    method: 'DELETE',
    schema: z.unknown(),
    respond: async (_nothing, { platform }) => {
      if (!(await forgetOwnerFile(platform.database, id, ''))) return refuse(404);
      await removeFree(platform, [{ id }]);
      return refuse(204);
    },
  });
}
