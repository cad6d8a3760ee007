import { describeRefusal } from '../../forms/uploads/kept-files.server.ts';
import { uploadLimits } from '../../forms/definition/upload-limits.ts';
import { portalPath } from '../../content/paths/portal-path.ts';
import { forgetOwnerFile, storeOwnerFile } from './owner-files.server.ts';
import { removeFree } from '../../forms/uploads/remove-uploads.server.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import { countRequest } from '../../platform/http/rate-limit.server.ts';
import type { SectionContext, SectionResult } from '../section-context.ts';
import { readOwnerFile } from './read-owner-file.server.ts';
import { documentKinds } from './load-documents.server.ts';
import { kindField, removeFileField } from '../fields.ts';
import { tellStaff } from './tell-staff.server.ts';

/** An owner with several properties sends a folder of papers in one sitting. */
const uploadRate = { name: 'owner upload', most: 40, windowMilliseconds: 60 * 60_000 } as const;

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
  if (!(await storeOwnerFile(database, stored))) return refuse(t('portal.uploadMany'));
  await tellStaff(context, stored);
  return { next: portalPath(language, 'documents', { property: selected.id, sent: kind }) };
}
