import type { ValidationContext } from '@sanity/types';
import { defaultLanguage, type LanguageId, shownLanguages } from '../languages.ts';

export type RuleContext = Pick<ValidationContext, 'environment' | 'getClient' | 'document'>;

/**
 * Runs a validation rule's query, drafts included. Undefined outside the Studio or without a connection; rules then
 * accept the value, because an editor cannot repair a connection.
 */
export async function queryContent<Result>(
  { environment, getClient }: RuleContext,
  query: string,
  params: Record<string, unknown> = {},
): Promise<Result | undefined> {
  if (environment !== 'studio') return undefined;
  try {
    const client = getClient({ apiVersion: '2025-02-19' });
    return await client.fetch<Result>(query, params, { perspective: 'raw' });
  } catch {
    return undefined;
  }
}

export function publicId(id: string): string {
  return id.replace(/^(?:drafts|versions\.[^.]+)\./, '');
}

type RuleSettings = {
  enabledLanguages: readonly LanguageId[];
  allowedRedirectHosts: readonly string[];
};

const settingsQuery = `*[_id == "site-settings"][0]{
  "enabledLanguages": coalesce(enabledLanguages, []),
  "allowedRedirectHosts": coalesce(allowedRedirectHosts, [])
}`;

const unknownSettings: RuleSettings = { enabledLanguages: [defaultLanguage], allowedRedirectHosts: [] };

/** Milliseconds. All fields of a form share one query, since Sanity validates them together. */
const lifetime = 5_000;

const cachedSettings = new Map<string, { until: number; settings: Promise<RuleSettings> }>();

/** Published settings; only the default language is enabled when they cannot be loaded. */
export async function ruleSettings(context: RuleContext): Promise<RuleSettings> {
  if (context.environment !== 'studio') return unknownSettings;
  const { projectId, dataset } = context.getClient({ apiVersion: '2025-02-19' }).config();
  const key = `${projectId}/${dataset}`;
  const known = cachedSettings.get(key);
  if (known && known.until > Date.now()) return known.settings;
  const settings = queryContent<RuleSettings | null>(context, settingsQuery).then((result) => {
    // Typing aborts a running validation, so a failed query is not cached.
    if (result === undefined) cachedSettings.delete(key);
    return result
      ? { ...result, enabledLanguages: shownLanguages(result.enabledLanguages) }
      : unknownSettings;
  });
  cachedSettings.set(key, { until: Date.now() + lifetime, settings });
  return settings;
}
