import type { LanguageId } from 'schemas/languages.ts';
import { wordsInCode } from '../../i18n/words-in-code.ts';

/** The last parts of the addresses at which visits are booked, in all languages. */
export const visitSegments: readonly string[] = Object.values(wordsInCode).map(({ visit }) => visit);

/** The address at which a visit of a property is booked, below that of its page. */
export function visitPath(propertyPath: string, language: LanguageId): string {
  return `${propertyPath}${wordsInCode[language].visit}/`;
}
