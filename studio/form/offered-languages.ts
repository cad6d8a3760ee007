import { type LanguageId, languages, languageTitle } from 'schemas/languages.ts';

type Item = { _key: string; language?: string };

const names = new Intl.ListFormat('en-GB');

/**
 * The languages a field has no input for yet: of those visitors get, the ones its editor has chosen to see. Who sees
 * none of them writes in what they see.
 */
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

/** What the button says, such as “Write in Nederlands, Français and English”. */
export function offerText(offered: readonly LanguageId[]): string {
  return `Write in ${names.format(offered.map(languageTitle))}`;
}

/** The item before which the input of a language belongs, in the order in which languages stand everywhere. */
export function followingItem(items: readonly Item[], language: LanguageId): Item | undefined {
  const order: string[] = languages.map(({ id }) => id);
  return items.find((item) => order.indexOf(item.language ?? '') > order.indexOf(language));
}
