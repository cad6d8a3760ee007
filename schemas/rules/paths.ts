import { isLanguageId, languageTitle } from '../languages.ts';
import type { Localized } from '../fields/localized.ts';

const pathPattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*$/;

function isPath(value: string): boolean {
  return pathPattern.test(value);
}

export function wellFormedPaths(value: unknown): true | string {
  const items = Array.isArray(value) ? (value as Localized<string>) : [];
  const wrong = items.find(({ value: path }) => path !== undefined && !isPath(path));
  return (
    wrong === undefined ||
    `The ${languageTitle(wrong.language)} path must start and end with / and contain only lower-case letters, digits and hyphens.`
  );
}

export function wellFormedPath(value: unknown): true | string {
  return (
    typeof value !== 'string' ||
    isPath(value) ||
    'Start and end with / and use only lower-case letters, digits and hyphens, for example /aanbod/.'
  );
}

export function splitAddress(address: string): { language: string; path: string } | undefined {
  const language = address.split('/')[1];
  const path = address.slice(1 + (language ?? '').length);
  return isLanguageId(language) && isPath(path) ? { language, path } : undefined;
}

export function wellFormedAddress(value: unknown): true | string {
  return (
    typeof value !== 'string' ||
    splitAddress(value) !== undefined ||
    'Start with a language and end with /, for example /nl/oud/. Use only lower-case letters, digits and hyphens.'
  );
}
