import { unapprovedTexts } from '../publication/translation-records.ts';
import type { Check } from './check.ts';

export const machineTexts: Check = (document, { languages }) =>
  unapprovedTexts(document, languages, 'isMachine').map(({ field: { segments, items }, language }) => ({
    level: 'error',
    message: 'A machine translated this, and no editor has approved it.',
    language,
    field: segments,
    path: [...segments, { _key: items.get(language)?.key ?? language }, 'value'],
  }));
