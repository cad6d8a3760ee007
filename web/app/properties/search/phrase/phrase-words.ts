import type { LanguageId } from 'schemas/languages.ts';
import type { PhraseWords } from './phrase-meaning.ts';
import { dutch } from './words/dutch.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';

/** Understood on a page of any language. Signs are listed once, in Dutch. */
export const phraseWords: Readonly<Record<LanguageId, PhraseWords>> = {
  nl: dutch,
  fr: french,
  en: english,
  de: german,
};
