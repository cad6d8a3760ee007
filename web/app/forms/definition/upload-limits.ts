import type { LanguageId } from 'schemas/languages.ts';
import { languageTag } from '../../content/i18n/language.ts';
import type { Translate } from '../../content/i18n/translate.ts';

export function formatFileSize(bytes: number, language: LanguageId): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  const [amount, unit] = kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(amount);
}

export const uploadField = 'documents';

export const uploadLimits = { files: 5, megabytes: 10 } as const;

export const describeLimits = (t: Translate) =>
  t('form.fileLimits', { files: uploadLimits.files, max: uploadLimits.megabytes });

export const bytesOf = (megabytes: number) => megabytes * 1024 * 1024;

/** Bytes of all files whose form was not sent yet: half of what the bucket stores without a charge. */
export const mostUnsent = bytesOf(5 * 1024);

/** Bytes of whole requests while unsent files are kept: one client never takes more of the room for all. */
export const uploadBudget = {
  name: 'upload bytes',
  most: bytesOf(300),
  windowMilliseconds: 6 * 60 * 60_000,
} as const;

/** Requests; a person needs one, or a few when the form has mistakes. */
export const uploadRate = { name: 'upload', most: 12, windowMilliseconds: 10 * 60_000 } as const;
