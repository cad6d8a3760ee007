import type { InitialValueResolverContext } from '@sanity/types';
import { defaultLanguage, isLanguageId, type LanguageId } from '../languages.ts';

type Asking = Pick<InitialValueResolverContext, 'getClient'>;
type LocalizedType =
  'internationalizedArrayString' | 'internationalizedArrayText' | 'internationalizedArrayRichText';

/** The languages visitors get, or the default language alone while the dataset cannot say. */
export async function startingLanguages({ getClient }: Asking): Promise<readonly LanguageId[]> {
  const query = '*[_id == "site-settings"][0].enabledLanguages';
  const enabled = await getClient({ apiVersion: '2025-02-19' })
    .fetch<string[] | null>(query)
    .catch(() => null);
  return enabled?.filter(isLanguageId) ?? [defaultLanguage];
}

/** An empty input for each of the languages. */
export function emptyInLanguages(type: LocalizedType, languages: readonly LanguageId[]) {
  return languages.map((language) => ({ _type: `${type}Value`, _key: language, language }));
}

/** What a new localized field starts with: an input for each language that visitors get. */
export function startsIn(type: LocalizedType) {
  return async (_parameters: unknown, context: Asking) =>
    emptyInLanguages(type, await startingLanguages(context));
}
