import type { LanguageId } from 'schemas/languages.ts';
import { languagePath } from './build-path.ts';

export const alertSteps = ['confirm', 'change', 'changed', 'stop', 'stopped'] as const;

/** Marks the links to properties in the mails of an alert. */
export const alertCampaign = 'alert';

export type AlertStep = (typeof alertSteps)[number];

export function alertPath(language: LanguageId, step: AlertStep, token?: string): string {
  return languagePath(language, `/alert/${step}/${token ? `${token}/` : ''}`);
}
