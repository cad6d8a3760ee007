import { localizedRichText, localizedString, type Translations } from '../localized.ts';
import { richText, type Part } from '../rich-text.ts';

/** A question with its answer; each part of the answer is a paragraph or a list item. */
export function question(_key: string, words: Translations<string>, answer: Translations<Part[]>) {
  return {
    _type: 'question' as const,
    _key,
    question: localizedString(words),
    answer: localizedRichText({
      nl: richText(...answer.nl),
      fr: richText(...answer.fr),
      en: richText(...answer.en),
    }),
  };
}
