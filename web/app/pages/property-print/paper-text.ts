import { type LanguageId, localeOf } from 'schemas/languages.ts';
import { cleanDescription } from '../../properties/text/text.ts';

/** Characters that the space between two paragraphs takes the room of. */
const paragraphGap = 40;

function sentencesOf(paragraph: string, language: LanguageId): string[] {
  const segmenter = new Intl.Segmenter(localeOf(language), { granularity: 'sentence' });
  return Array.from(segmenter.segment(paragraph), ({ segment }) => segment);
}

/** As many whole sentences as have room in `limit` characters; a first one that has none is cut between words. */
export function paperText(paragraphs: readonly string[], language: LanguageId, limit: number) {
  const shown: string[] = [];
  let room = limit;
  for (const paragraph of paragraphs) {
    let fitting = '';
    for (const sentence of sentencesOf(paragraph, language)) {
      if (fitting.length + sentence.length > room) break;
      fitting += sentence;
    }
    if (fitting !== '') shown.push(fitting.trimEnd());
    if (fitting.length < paragraph.length) {
      const [first = ''] = paragraphs;
      return { paragraphs: shown.length > 0 ? shown : [cleanDescription(first, { limit })], isCut: true };
    }
    room -= paragraph.length + paragraphGap;
  }
  return { paragraphs: shown, isCut: false };
}
