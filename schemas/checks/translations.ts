import { defaultLanguage, languageTitle } from '../languages.ts';
import { type Gap, missingTranslations } from '../publication/missing-translations.ts';
import { unapprovedTexts } from '../publication/translation-records.ts';
import type { Check, Problem } from './check.ts';

function problemOf({ field: { segments, items }, language }: Gap, message: string): Problem {
  const key = items.get(language)?.key;
  return {
    level: 'error',
    message,
    language,
    field: segments,
    path: key === undefined ? segments : [...segments, { _key: key }, 'value'],
  };
}

const source = languageTitle(defaultLanguage);

export const translations: Check = (document, { languages }) => [
  ...missingTranslations(document, languages).map((gap) =>
    problemOf(gap, `Not yet written in this language: visitors would read the text in ${source}.`),
  ),
  ...unapprovedTexts(document, languages, 'isCopy')
    .filter(({ field }) => !field.isOffSite)
    .map((gap) => problemOf(gap, `Copied from ${source}: translate it, or approve that the words stay.`)),
];
