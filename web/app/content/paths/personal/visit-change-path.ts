import type { LanguageId } from 'schemas/languages.ts';
import { languagePath } from '../build-path.ts';

export const visitSteps = ['confirm', 'confirmed', 'change', 'moved', 'cancel'] as const;

export type VisitStep = (typeof visitSteps)[number];

export function visitChangePath(language: LanguageId, step: VisitStep, token: string): string {
  return languagePath(language, `/visit/${step}/${token}/`);
}
