import { createHash } from 'node:crypto';
import { mayWrite } from '../access/users.ts';
import { refusal } from '../api-error.ts';
import { megabyte } from '../http/body.ts';
import { json } from '../http/reply.ts';
import type { LakeRequest, Reply } from '../http/reply.ts';
import type { Routes } from '../http/router.ts';
import { datasetOf } from '../lake-context.ts';
import type { LakeContext } from '../lake-context.ts';
import type { Doc } from '../store/document.ts';
import { assetId, describedBy, fileDocument, imageDocument, readAssetName } from './asset-document.ts';
import type { AssetKind } from './asset-document.ts';
import { fileKind, safeHeaders } from './file-kind.ts';
import { readImageRequest } from './image-request.ts';
import { inspectImage } from './inspect-image.ts';
import { RenditionCache } from './rendition-cache.ts';
import { renderImage } from './render-image.ts';

const imageLimit = 20 * megabyte;
const fileLimit = 100 * megabyte;

/** Immutable, because the URL of an asset contains its hash. */
const forEver = 'public, max-age=31536000, immutable';

export function assetRoutes(context: LakeContext): Routes {
  const renditions = new RenditionCache();
  return {
    'POST /assets/images/:dataset': (request) => upload(context, request, 'image'),
    'POST /assets/files/:dataset': (request) => upload(context, request, 'file'),
    'GET /images/:project/:dataset/:file': (request) => serveImage(context, request, renditions),
    'GET /images/:project/:dataset/:file/:vanity': (request) => serveImage(context, request, renditions),
    'GET /files/:project/:dataset/:file': async (request) => {
      const { document, bytes } = await find(context, request, 'file');
      return serve(bytes, String(document['mimeType']), request);
    },
  };
}

async function upload(context: LakeContext, request: LakeRequest, kind: AssetKind): Promise<Reply> {
  const dataset = datasetOf(context, request.params['dataset']);
  if (!request.user || !mayWrite(request.user))
    throw refusal(request.user ? 403 : 401, 'Uploading needs the right to write');
  const bytes = await request.body(kind === 'image' ? imageLimit : fileLimit);
  if (bytes.length === 0) throw refusal(400, 'The upload is empty');
  const hash = createHash('sha1').update(bytes).digest('hex');
  const place = { projectId: context.projectId, dataset: dataset.name, origin: context.origin };
  const common = describedBy(request.query, bytes.length);
  const type = request.headers['content-type'] ?? '';
  const document =
    kind === 'image'
      ? imageDocument(hash, await inspectImage(bytes), common, place)
      : fileDocument(hash, fileKind(request.query.get('filename') ?? '', type), common, place);
  await context.assets.keep(hash, bytes);
  dataset.commit({ steps: [() => [{ createIfNotExists: document }]], author: request.user.id });
  return json({ document: dataset.get(String(document['_id'])) });
}

async function find(
  context: LakeContext,
  request: LakeRequest,
  kind: AssetKind,
): Promise<{ document: Doc; bytes: Buffer }> {
  const dataset = datasetOf(context, request.params['dataset']);
  const name = readAssetName(kind, request.params['file'] ?? '');
  const document = name && dataset.get(assetId(kind, name));
  const bytes = document ? await context.assets.read(name.hash) : null;
  if (!document || !bytes || request.params['project'] !== context.projectId)
    throw refusal(404, `The ${kind} was not found`);
  return { document, bytes };
}

async function serveImage(
  context: LakeContext,
  request: LakeRequest,
  renditions: RenditionCache,
): Promise<Reply> {
  const wanted = readImageRequest(request.query, request.headers.accept ?? '');
  const { document, bytes } = await find(context, request, 'image');
  const vector = document['mimeType'] === 'image/svg+xml' && wanted?.format === null;
  if (!wanted || vector) return serve(bytes, String(document['mimeType']), request);
  const key = JSON.stringify([document._id, wanted]);
  const rendition = await renditions.get(key, () => renderImage(bytes, wanted));
  return serve(rendition.bytes, rendition.mimeType, request);
}

function serve(bytes: Buffer, mimeType: string, request: LakeRequest): Reply {
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const shared = {
    ETag: etag,
    'Cache-Control': forEver,
    ...(request.query.has('auto') ? { Vary: 'Accept' } : {}),
  };
  if (request.headers['if-none-match'] === etag)
    return { kind: 'bytes', status: 304, body: '', headers: shared };
  return {
    kind: 'bytes',
    status: 200,
    body: bytes,
    headers: {
      ...shared,
      ...safeHeaders(mimeType, request.query.get('dl')),
      'Access-Control-Allow-Origin': '*',
    },
  };
}
