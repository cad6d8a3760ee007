import { knownLanguages, type LanguageId } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { accessibilityStatement } from './accessibility-statement.ts';

const claims = {
  nl: [/\bvoldoe[tn]/, /\bniet\b/],
  fr: [/\bconformes?\b/, /\bn’/],
  en: [/\bconform(s|ant)\b/, /\bnot\b/],
  de: [/\b(erfüllt|vereinbar)\b/, /\bnicht\b/],
} as const satisfies Record<LanguageId, readonly [claim: RegExp, denial: RegExp]>;

/** All that a document says in a language, in sentences. */
function sentencesIn(part: unknown, language: LanguageId, isOurs = false): string[] {
  if (typeof part === 'string') return isOurs ? part.split(/(?<=[.:?])\s/) : [];
  if (typeof part !== 'object' || part === null) return [];
  const own = 'language' in part ? part.language === language : isOurs;
  return Object.values(part).flatMap((each: unknown) => sentencesIn(each, language, own));
}

test.for(knownLanguages)(
  'the statement claims no conformance, as the evidence lists criteria that nobody has examined: %s',
  (language) => {
    const [claim, denial] = claims[language];
    const claiming = sentencesIn(accessibilityStatement.modules, language).filter((one) => claim.test(one));
    expect(claiming).toHaveLength(1);
    for (const sentence of claiming) expect(sentence).toMatch(denial);
  },
);
