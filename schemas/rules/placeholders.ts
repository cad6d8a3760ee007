import { languageTitle } from '../languages.ts';
import type { Localized } from '../fields/localized.ts';

/** Placeholders of the search block: the number of properties for sale and for rent. */
export const countPlaceholders = ['FOR_SALE_TOTAL', 'FOR_RENT_TOTAL'];

/** Placeholder of the top bar: today's opening hours. */
export const openingPlaceholder = 'OPENING_HOURS';

const placeholder = /\{([^{}]*)\}/g;

export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? ''))];
}

type Written = { language: string | undefined; text: string };

function writtenTexts(value: unknown): Written[] {
  const items = Array.isArray(value) ? (value as Localized<unknown>) : [];
  return items.flatMap(({ language, value: text }) => (typeof text === 'string' ? [{ language, text }] : []));
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

export function onlyPlaceholders(known: readonly string[]) {
  return (value: unknown): true | string => {
    for (const { language, text } of writtenTexts(value)) {
      const strange = placeholdersIn(text).find((name) => !known.includes(name));
      if (strange !== undefined) {
        return `${languageTitle(language)}: the site cannot fill in {${strange}}. Available here: ${inBraces(known)}.`;
      }
    }
    return true;
  };
}

export function exactlyPlaceholders(value: unknown, known: readonly string[]): true | string {
  for (const { language, text } of writtenTexts(value)) {
    const lost = known.filter((name) => !placeholdersIn(text).includes(name));
    if (text.trim() !== '' && lost.length > 0) {
      return `${languageTitle(language)}: ${inBraces(lost)} is missing. The site fills it in.`;
    }
  }
  if (known.length > 0) return onlyPlaceholders(known)(value);
  const strange = writtenTexts(value).find(({ text }) => placeholdersIn(text).length > 0);
  return (
    strange === undefined ||
    `${languageTitle(strange.language)}: the site fills in nothing here, so remove the braces.`
  );
}
