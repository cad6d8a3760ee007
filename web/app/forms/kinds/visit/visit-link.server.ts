import type { LanguageId } from 'schemas/languages.ts';
import { visitChangePath } from '../../../paths/personal/visit-change-path.ts';
import { signVisitToken } from '../../../services/signing/visit-token.server.ts';

/** The link in mails with which a visitor moves or cancels a visit. */
export async function visitChangeHref(
  id: string,
  { secret, origin, language }: { secret: string; origin: string; language: LanguageId },
): Promise<string> {
  return `${origin}${visitChangePath(language, 'change', await signVisitToken(secret, id))}`;
}
