import { missingTranslations } from '../publication/missing-translations.ts';
import type { Check } from './check.ts';

export const translations: Check = (document, { languages }) =>
  missingTranslations(document, languages).map(({ field: { segments, items }, language }) => {
    const key = items.get(language)?.key;
    return {
      level: 'error',
      message: 'Not yet written in this language: visitors would read the Dutch text.',
      language,
      field: segments,
      path: key === undefined ? segments : [...segments, { _key: key }, 'value'],
    };
  });
