import type { LanguageId } from 'schemas/languages.ts';
import { languageTag } from '../../content/i18n/language.ts';

/** Such as `240 kB` or `1,2 MB`. */
export function formatFileSize(bytes: number, language: LanguageId): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  const [amount, unit] = kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(amount);
}
