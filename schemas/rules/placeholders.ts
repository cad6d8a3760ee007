import { languageTitle } from '../languages.ts';
import type { Localized } from '../fields/localized.ts';

/** What the site fills in above a search: how many properties are for sale and for rent. */
export const countPlaceholders = ['FOR_SALE_TOTAL', 'FOR_RENT_TOTAL'];

const placeholder = /\{([^{}]*)\}/g;

/** The names in braces, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? ''))];
}

type Written = { language: string | undefined; text: string };

function writtenTexts(value: unknown): Written[] {
  const items = Array.isArray(value) ? (value as Localized<unknown>) : [];
  return items.flatMap(({ language, value: text }) => (typeof text === 'string' ? [{ language, text }] : []));
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' and ');

/** Validation of a localized text: it holds no names in braces but these, which the site fills in. */
export function onlyPlaceholders(known: readonly string[]) {
  return (value: unknown): true | string => {
    for (const { language, text } of writtenTexts(value)) {
      const strange = placeholdersIn(text).find((name) => !known.includes(name));
      if (strange !== undefined) {
        return `${languageTitle(language)}: the site cannot fill in {${strange}}. It knows ${inBraces(known)}.`;
      }
    }
    return true;
  };
}

/** The same, and every one of them is there. A translation that is still empty is left alone. */
export function exactlyPlaceholders(value: unknown, known: readonly string[]): true | string {
  for (const { language, text } of writtenTexts(value)) {
    const lost = known.filter((name) => !placeholdersIn(text).includes(name));
    if (text.trim() !== '' && lost.length > 0) {
      return `${languageTitle(language)} lacks ${inBraces(lost)}, which the site fills in.`;
    }
  }
  if (known.length > 0) return onlyPlaceholders(known)(value);
  const strange = writtenTexts(value).find(({ text }) => placeholdersIn(text).length > 0);
  return (
    strange === undefined ||
    `${languageTitle(strange.language)}: the site fills in nothing here, so leave out braces.`
  );
}
