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

/** A text for a language, to be written over what that language has. */
export type Filling = { field: LocalizedValue; language: LanguageId; value: unknown };

type FillOptions = {
  languages: readonly LanguageId[];
  /** Takes also texts that are written already. */
  replaces: boolean;
};

/** Fields with a text in the default language, each with that text for every language that is to have it. */
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
