/** Safe to show inline, because none of these types can run script. */
const shown =
  /^(?:image\/(?:jpeg|png|gif|webp|avif|tiff)|video\/[\w.+-]+|audio\/[\w.+-]+|application\/pdf|text\/plain)$/;

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/json': 'json',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'video/mp4': 'mp4',
};

export function fileKind(filename: string, contentType: string): { extension: string; mimeType: string } {
  const mimeType = /^[\w.+-]+\/[\w.+-]+/.exec(contentType)?.[0].toLowerCase() ?? 'application/octet-stream';
  const named = /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1]?.toLowerCase();
  return { extension: named ?? extensions[mimeType] ?? 'bin', mimeType };
}

/** Prevents an uploaded page or script from running at the lake's origin. */
export function safeHeaders(mimeType: string, downloadAs: string | null): Record<string, string> {
  const inline = shown.test(mimeType) || mimeType === 'image/svg+xml';
  const name = (downloadAs ?? '').replace(/[^\w. -]/g, '_');
  const attachment = name === '' ? 'attachment' : `attachment; filename="${name}"`;
  return {
    'Content-Type': inline ? mimeType : 'application/octet-stream',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(inline && downloadAs === null ? {} : { 'Content-Disposition': attachment }),
  };
}
