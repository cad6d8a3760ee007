import type { ValidationContext } from '@sanity/types';
import { defaultLanguage, type LanguageId } from '../languages.ts';

export type Asking = Pick<ValidationContext, 'environment' | 'getClient' | 'document'>;

/**
 * What the content, drafts included, answers to a question of a rule. Outside the Studio, and when nothing can be
 * reached, the answer is undefined: the rule then lets the value pass, because an editor cannot mend a lost connection.
 */
export async function askContent<Answer>(
  { environment, getClient }: Asking,
  query: string,
  params: Record<string, unknown> = {},
): Promise<Answer | undefined> {
  if (environment !== 'studio') return undefined;
  try {
    const client = getClient({ apiVersion: '2025-02-19' });
    return await client.fetch<Answer>(query, params, { perspective: 'raw' });
  } catch {
    return undefined;
  }
}

/** The id of a document without the mark of a draft or a version. */
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

/** A form asks for every field at once and again after every pause in typing; one answer serves them all. */
const freshness = 5_000;

const remembered = new Map<string, { until: number; settings: Promise<RuleSettings> }>();

/** The published settings that rules go by; the default language alone when they cannot be had. */
export async function ruleSettings(context: Asking): Promise<RuleSettings> {
  if (context.environment !== 'studio') return unknownSettings;
  const { projectId, dataset } = context.getClient({ apiVersion: '2025-02-19' }).config();
  const key = `${projectId}/${dataset}`;
  const known = remembered.get(key);
  if (known && known.until > Date.now()) return known.settings;
  const settings = askContent<RuleSettings | null>(context, settingsQuery).then((answer) => {
    // A check that typing interrupts fails as well; the next one should ask again.
    if (answer === undefined) remembered.delete(key);
    return answer ?? unknownSettings;
  });
  remembered.set(key, { until: Date.now() + freshness, settings });
  return settings;
}
