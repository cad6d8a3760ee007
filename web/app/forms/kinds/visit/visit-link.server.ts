import type { LanguageId } from 'schemas/languages.ts';
import { type VisitStep, visitChangePath } from '../../../content/paths/mailed-links.ts';
import { signVisitToken } from './visit-token.server.ts';

/** The link in mails with which a visitor confirms, moves or cancels a visit. */
export async function visitHref(
  id: string,
  step: VisitStep,
  { secret, origin, language }: { secret: string; origin: string; language: LanguageId },
): Promise<string> {
  return `${origin}${visitChangePath(language, step, await signVisitToken(secret, id))}`;
}
