import { z } from 'zod';
import { findSentFile } from '../portal/documents/owner-files.server.ts';
import { findUpload } from '../forms/store/uploads.server.ts';
import { attachedFile } from '../portal/documents/attached-file.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';

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
