import type { InitialValueResolverContext } from '@sanity/types';
import { type LanguageId, shownLanguages } from '../languages.ts';

type Client = Pick<InitialValueResolverContext, 'getClient'>;
type LocalizedType = `internationalizedArray${'String' | 'Text' | 'RichText' | 'Table'}`;

/** The enabled languages, or the default language alone if the query fails. */
export async function startingLanguages({ getClient }: Client): Promise<readonly LanguageId[]> {
  const query = '*[_id == "site-settings"][0].enabledLanguages';
  const enabled = await getClient({ apiVersion: '2025-02-19' })
    .fetch<unknown>(query)
    .catch(() => null);
  return shownLanguages(enabled);
}

export function emptyInLanguages(type: LocalizedType, languages: readonly LanguageId[]) {
  return languages.map((language) => ({ _type: `${type}Value`, _key: language, language }));
}

export function startsIn(type: LocalizedType) {
  return async (_parameters: unknown, context: Client) =>
    emptyInLanguages(type, await startingLanguages(context));
}
