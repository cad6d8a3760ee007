import { describeRefusal } from '../../forms/uploads/kept-files.server.ts';
import { uploadLimits, bytesOf, uploadField } from '../../forms/definition/upload-limits.ts';
import { portalPath } from '../../content/paths/portal/portal-path.ts';
import { forgetOwnerFile, storeOwnerFile } from './owner-files.server.ts';
import { removeFree } from '../../forms/uploads/remove-uploads.server.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import { countRequest } from '../../platform/http/rate-limit.server.ts';
import type { SectionContext, SectionResult } from '../section-context.ts';
import { documentKinds } from './load-documents.server.ts';
import { kindField, removeFileField } from '../fields.ts';
import { tellStaff } from './tell-staff.server.ts';
import {
  type RefusedFile,
  storeFile,
  type StoredFile,
  type Stores,
} from '../../forms/uploads/file-sink.server.ts';
import {
  bodyChunks,
  declaredLength,
  createTextReader,
  multipartBoundary,
  readMultipart,
  TooLarge,
} from '../../platform/http/read-multipart.server.ts';

/** An owner with several properties sends a folder of papers in one sitting. */
const uploadRate = { name: 'owner upload', most: 40, windowMilliseconds: 60 * 60_000 } as const;

const mostOfProperty = 60;

type Outcome = { next: string } | { status: number; result: SectionResult };

function failed(status: number, message: string): Outcome {
  return { status, result: { kind: 'failed', message } };
}

/** Bytes, far above what the button sends. */
const largestRemoval = 4000;

/** Deletes a file now, since staff may hold a link to it. Deleting it twice does no harm. */
async function removeFile(
  { platform, owner, language, url }: SectionContext,
  request: Request,
): Promise<Outcome> {
  const post = new URLSearchParams(await readSmallBody(request, largestRemoval));
  const id = post.get(removeFileField) ?? '';
  if (await forgetOwnerFile(platform.database, id, owner.id)) await removeFree(platform, [{ id }]);
  const property = url.searchParams.get('property') ?? undefined;
  return { next: portalPath(language, 'documents', { property, removed: 'yes' }) };
}

export async function handleDocuments(context: SectionContext, request: Request): Promise<Outcome> {
  if (request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded'))
    return removeFile(context, request);
  const { platform, owner, selected, language, t } = context;
  if (!selected) return failed(400, t('portal.uploadChoose'));
  const { database, settings, clock } = platform;
  const now = clock();
  if ((await countRequest(database, settings.SITE_SECRET, uploadRate, owner.id, now)) > 0)
    return failed(429, t('portal.uploadLater'));
  // Uploads age in real time, as forms do.
  const read = await readOwnerFile(request, platform, new Date());
  if (read === 'too-large') return failed(413, t('portal.uploadTooLarge', { max: uploadLimits.megabytes }));
  if (read === 'unreadable') return failed(400, t('portal.uploadFailed'));
  const { fields, file } = read;
  const kind = fields.get(kindField) ?? '';
  const refuse = async (message: string) => {
    if (file && 'id' in file) await removeFree(platform, [file]);
    return failed(422, message);
  };
  if (!file || !documentKinds(context).some(({ code }) => code === kind))
    return refuse(t('portal.uploadChoose'));
  if ('problem' in file) return failed(file.problem === 'failed' ? 503 : 422, describeRefusal(file, t));
  const stored = {
    uploadId: file.id,
    propertyId: selected.id,
    ownerId: owner.id,
    staffName: '',
    kind,
    createdAt: now,
  };
  if (!(await storeOwnerFile(database, stored, mostOfProperty))) return refuse(t('portal.uploadMany'));
  await tellStaff(context, stored);
  return { next: portalPath(language, 'documents', { property: selected.id, sent: kind }) };
}

/** Bytes: one file that is too large by as much again, so that its sender is told, and the fields. */
const largestBody = 2 * bytesOf(uploadLimits.megabytes) + 16 * 1024;
const longestText = 200;
const mostParts = 20;

type ReadFile = {
  fields: ReadonlyMap<string, string>;
  /** Undefined when none was chosen. */
  file: StoredFile | RefusedFile | undefined;
};

/** Reads a form with one file, which is stored as it arrives. Fields must come first; a second file is skipped. */
async function readOwnerFile(
  request: Request,
  stores: Stores,
  now: Date,
): Promise<ReadFile | 'unreadable' | 'too-large'> {
  const boundary = multipartBoundary(request);
  if (boundary === undefined || !request.body) return 'unreadable';
  const fields = new Map<string, string>();
  const text = createTextReader(longestText);
  const arrival = { now, declared: declaredLength(request) };
  const limits = { parts: mostParts, bytes: () => largestBody };
  let file: ReadFile['file'];
  try {
    for await (const part of readMultipart(bodyChunks(request.body), boundary, limits)) {
      if (part.fileName === undefined) fields.set(part.name, await text.read(part));
      else if (part.name === uploadField && part.fileName !== '')
        file ??= await storeFile(part, stores, arrival);
    }
  } catch (error) {
    if (file && 'id' in file) await removeFree(stores, [file]);
    return error instanceof TooLarge ? 'too-large' : 'unreadable';
  }
  return { fields, file };
}
