import { z } from 'zod';
import { findUpload } from '../services/database/uploads.server.ts';
import { fileTypes } from '../services/files/file-type.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';

/** Lets a browser save a file that a visitor sent, but never show it or run anything in it. */
export function sendUpload(given: StaffRequest, id: string): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform: { database, uploads } }) => {
      const upload = await findUpload(database, id);
      const object = upload && (await uploads.get(id));
      if (!object) return new Response(null, { status: 404 });
      return new Response(object.body, {
        headers: {
          'Content-Type': fileTypes[upload.type],
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(upload.name)}`,
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'Cross-Origin-Resource-Policy': 'same-site',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    },
  });
}

/** Escapes what RFC 8187 does not allow and `encodeURIComponent` leaves as it is. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
