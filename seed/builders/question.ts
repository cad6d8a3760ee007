import { localizedParts, localizedString, type Translations } from './localized.ts';
import type { Part } from './rich-text.ts';

export function question(_key: string, words: Translations<string>, answer: Translations<Part[]>) {
  return {
    _type: 'question' as const,
    _key,
    question: localizedString(words),
    answer: localizedParts(answer),
  };
}
