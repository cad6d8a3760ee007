import { fileTypes, type FileExtension } from '../../platform/files/file-type.ts';

/** A file for a browser to save, but never to show or to run anything in. */
export function attachedFile(
  body: ReadableStream,
  { name, type }: { name: string; type: FileExtension },
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': fileTypes[type],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Escapes what RFC 8187 does not allow and `encodeURIComponent` leaves as it is. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
