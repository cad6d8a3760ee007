import type { LanguageId } from 'schemas/languages.ts';
import { languagePath } from '../build-path.ts';

/** The page with the documents that a visitor requested, or one of them as a file. */
export function documentsPath(language: LanguageId, token: string, document?: string): string {
  return languagePath(language, `/documents/${token}/${document ? `${document}/` : ''}`);
}
