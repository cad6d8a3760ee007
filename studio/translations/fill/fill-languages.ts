import { defaultLanguage, type LanguageId, languages } from 'schemas/languages.ts';
import {
  filledIn,
  isTranslated,
  localizedValues,
  type LocalizedValue,
  sourceOf,
  type StoredDocument,
} from 'schemas/publication/localized-values.ts';
import type { PatchOperations } from 'sanity';

/** A text to write into a language, over what it has. */
export type Filling = { field: LocalizedValue; language: LanguageId; value: unknown };

type FillOptions = {
  languages: readonly LanguageId[];
  /** Also replaces texts that exist already. */
  replaces: boolean;
};

/** Each text in the default language, once for every language that is to get it. */
export function sourcesFor(
  document: StoredDocument,
  { languages: wanted, replaces }: FillOptions,
): Filling[] {
  return localizedValues(document)
    .filter(isTranslated)
    .flatMap((field) => {
      const value = sourceOf(field);
      if (value === undefined) return [];
      return wanted
        .filter((language) => language !== defaultLanguage)
        .filter((language) => replaces || filledIn(field, language) === undefined)
        .map((language) => ({ field, language, value }));
    });
}

const order: readonly string[] = languages.map(({ id }) => id);

/** Writes into the input of the language, or adds one at its place among the others. */
function patchFor({ field, language, value }: Filling): PatchOperations {
  const item = field.items.get(language);
  if (item) return { set: { [`${field.path}[_key=="${item.key}"].value`]: value } };
  const following = [...field.items].find(([other]) => order.indexOf(other) > order.indexOf(language));
  const items = [{ _type: field.itemType, _key: language, language, value }];
  return {
    insert: following
      ? { before: `${field.path}[_key=="${following[1].key}"]`, items }
      : { after: `${field.path}[-1]`, items },
  };
}

export function fillPatches(fillings: readonly Filling[]): PatchOperations[] {
  return fillings.map(patchFor);
}
