import type { FormId } from 'schemas/form-ids.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { z } from 'zod';
import type { Translate } from '../../content/i18n/translate.ts';
import { longestForm, hiddenFields, type KeptFiles, removalName } from '../definition/form-content.ts';
import { readSignedValue, signValue } from '../../platform/signing/signed-value.server.ts';
import type { ReadPost } from '../post/read-post.server.ts';
import type { RefusedFile, StoredFile } from './file-sink.server.ts';
import { formatFileSize, uploadLimits } from '../definition/upload-limits.ts';

const purpose = 'uploaded files';

const keptSchema = z.object({
  form: z.string(),
  issuedAt: z.number(),
  files: z.array(z.object({ id: z.uuid(), name: z.string(), size: z.number() })),
});

type KeptContext = { form: FormId; secret: string; now: number };

export type ChosenFiles = {
  files: StoredFile[];
  removed: StoredFile[];
  error: string | undefined;
  isUnavailable: boolean;
};

async function readKeptFiles(
  { form, secret, now }: KeptContext,
  post: URLSearchParams,
): Promise<StoredFile[]> {
  const signed = await readSignedValue(secret, purpose, post.get(hiddenFields.files) ?? '');
  const { data: kept } = keptSchema.safeParse(signed);
  return kept?.form === form && now - kept.issuedAt <= longestForm ? kept.files : [];
}

export async function chooseFiles(
  context: KeptContext & { t: Translate },
  { post, files }: ReadPost,
): Promise<ChosenFiles> {
  const kept = await readKeptFiles(context, post);
  const refused = files.filter((file) => 'problem' in file);
  const stored = [
    ...kept.filter(({ id }) => !post.has(removalName(id))),
    ...files.filter((file) => 'id' in file),
  ];
  const { t } = context;
  const { files: most } = uploadLimits;
  const errors = [
    ...new Set(refused.map((file) => describeRefusal(file, t))),
    ...(stored.length > most ? [t('validation.fileCount', { max: most })] : []),
  ];
  return {
    files: stored.slice(0, most),
    removed: [...kept.filter(({ id }) => post.has(removalName(id))), ...stored.slice(most)],
    error: errors.length > 0 ? errors.join(' ') : undefined,
    isUnavailable: refused.some(({ problem }) => problem === 'failed'),
  };
}

export function describeRefusal({ name: file, problem }: RefusedFile, t: Translate): string {
  if (problem === 'size') return t('validation.fileSize', { file, max: uploadLimits.megabytes });
  if (problem === 'type') return t('validation.fileType', { file });
  if (problem === 'full') return t('validation.filesFull');
  return t(problem === 'empty' ? 'validation.fileEmpty' : 'validation.fileFailed', { file });
}

export async function keptFiles(
  { form, secret, now, t, language }: KeptContext & { t: Translate; language: LanguageId },
  files: readonly StoredFile[],
): Promise<KeptFiles | undefined> {
  if (files.length === 0) return undefined;
  return {
    title: t('form.filesKept'),
    remove: t('form.fileRemove'),
    token: await signValue(secret, purpose, { form, issuedAt: now, files }),
    each: files.map(({ id, name, size }) => ({ id, name, size: formatFileSize(size, language) })),
  };
}
