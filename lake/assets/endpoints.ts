import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { mayWrite } from '../access/users.ts';
import { refusal } from '../api-error.ts';
import type { LakeApp, LakeCall } from '../http/app.ts';
import { limitedTo, readBytes } from '../http/read-request.ts';
import { datasetOf, type LakeContext } from '../lake-context.ts';
import type { Doc } from '../store/document.ts';
import {
  assetId,
  describedBy,
  fileDocument,
  imageDocument,
  readAssetName,
  type AssetKind,
} from './asset-document.ts';
import { readImageRequest } from './image-request.ts';
import { inspectImage } from './inspect-image.ts';
import { RenditionCache } from './rendition-cache.ts';
import { renderImage } from './render-image.ts';

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

/** Immutable, because the URL of an asset contains its hash. */
const forEver = 'public, max-age=31536000, immutable';

const mayUpload = createMiddleware(async (c: LakeCall, next) => {
  if (!mayWrite(c.var.user)) throw refusal(c.var.user ? 403 : 401, 'Uploading needs the right to write');
  await next();
});

export function addAssetEndpoints(app: LakeApp, context: LakeContext): void {
  const renditions = new RenditionCache();
  app.post('/assets/images/:dataset', mayUpload, limitedTo(20), (c) => upload(context, c, 'image'));
  app.post('/assets/files/:dataset', mayUpload, limitedTo(100), (c) => upload(context, c, 'file'));
  app.get('/images/:project/:dataset/:file/:vanity?', async (c) => {
    const wanted = readImageRequest(searchOf(c), c.req.header('accept') ?? '');
    const { document, bytes } = await find(context, c, 'image');
    const vector = document['mimeType'] === 'image/svg+xml' && wanted?.format === null;
    if (!wanted || vector) return serve(c, bytes, String(document['mimeType']));
    const key = JSON.stringify([document._id, wanted]);
    const rendition = await renditions.get(key, () => renderImage(bytes, wanted));
    return serve(c, rendition.bytes, rendition.mimeType);
  });
  app.get('/files/:project/:dataset/:file', async (c) => {
    const { document, bytes } = await find(context, c, 'file');
    return serve(c, bytes, String(document['mimeType']));
  });
}

async function upload(context: LakeContext, c: LakeCall, kind: AssetKind): Promise<Response> {
  const dataset = datasetOf(context, c);
  const bytes = await readBytes(c);
  if (bytes.length === 0) throw refusal(400, 'The upload is empty');
  const hash = createHash('sha1').update(bytes).digest('hex');
  const place = { projectId: context.projectId, dataset: dataset.name, origin: context.origin };
  const common = describedBy(searchOf(c), bytes.length);
  const type = c.req.header('content-type') ?? '';
  const document =
    kind === 'image'
      ? imageDocument(hash, await inspectImage(bytes), common, place)
      : fileDocument(hash, fileKind(c.req.query('filename') ?? '', type), common, place);
  await context.assets.keep(hash, bytes);
  dataset.commit({ steps: [() => [{ createIfNotExists: document }]], author: c.var.user?.id ?? '' });
  return c.json({ document: dataset.get(String(document['_id'])) });
}

async function find(
  context: LakeContext,
  c: LakeCall,
  kind: AssetKind,
): Promise<{ document: Doc; bytes: Buffer }> {
  const name = readAssetName(kind, c.req.param('file') ?? '');
  const document = name && datasetOf(context, c).get(assetId(kind, name));
  const bytes = document ? await context.assets.read(name.hash) : null;
  if (!document || !bytes || c.req.param('project') !== context.projectId)
    throw refusal(404, `The ${kind} was not found`);
  return { document, bytes };
}

function serve(c: LakeCall, bytes: Buffer, mimeType: string): Response {
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', forEver);
  if (c.req.query('auto') !== undefined) c.header('Vary', 'Accept');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  const headers = safeHeaders(mimeType, c.req.query('dl') ?? null);
  return c.body(new Uint8Array(bytes), 200, { 'Access-Control-Allow-Origin': '*', ...headers });
}

function searchOf({ req }: LakeCall): URLSearchParams {
  return new URL(req.url).searchParams;
}
