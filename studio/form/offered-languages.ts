import { type LanguageId, languages, languageTitle } from 'schemas/languages.ts';
import { say, staffLocale } from '../locale/say.ts';

type Item = { _key: string; language?: string };

const names = new Intl.ListFormat(staffLocale);

/** Offers enabled languages that are displayed and lack an input, or all displayed ones if none is enabled. */
export function offeredLanguages(
  items: readonly Item[],
  enabled: readonly LanguageId[],
  shown: readonly string[],
): LanguageId[] {
  const seen = languages.map(({ id }) => id).filter((id) => shown.includes(id));
  const both = seen.filter((id) => enabled.includes(id));
  const wanted = both.length > 0 ? both : seen;
  return wanted.filter((id) => !items.some(({ language }) => language === id));
}

export function languageNames(offered: readonly LanguageId[]): string {
  return names.format(offered.map(languageTitle));
}

export function offerText(offered: readonly LanguageId[]): string {
  return say('Write in {1}', languageNames(offered));
}

export function followingItem(items: readonly Item[], language: LanguageId): Item | undefined {
  const order: string[] = languages.map(({ id }) => id);
  return items.find((item) => order.indexOf(item.language ?? '') > order.indexOf(language));
}
