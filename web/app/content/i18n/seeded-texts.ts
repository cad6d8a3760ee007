import type { LanguageId } from 'schemas/languages.ts';
import type { TextKey } from 'schemas/text-keys.ts';
import german from '../../../../seed/starter/texts/de.json' with { type: 'json' };
import english from '../../../../seed/starter/texts/en.json' with { type: 'json' };
import french from '../../../../seed/starter/texts/fr.json' with { type: 'json' };
import dutch from '../../../../seed/starter/texts/nl.json' with { type: 'json' };

export const seededTexts: Readonly<Record<LanguageId, Readonly<Record<TextKey, string>>>> = {
  nl: dutch,
  fr: french,
  en: english,
  de: german,
};
