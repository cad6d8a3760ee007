import type { LanguageId } from 'schemas/languages.ts';
import { wordsInCode } from '../words-in-code.ts';

/** The last parts of the addresses of properties as sheets of paper, in all languages. */
export const printSegments: readonly string[] = Object.values(wordsInCode).map(({ print }) => print);

export function printPath(propertyPath: string, language: LanguageId): string {
  return `${propertyPath}${wordsInCode[language].print}/`;
}
