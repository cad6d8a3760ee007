import { expect, test } from 'vitest';
import { sampleBundle, sampleCatalogue } from '../../catalogue/sample-catalogue.test-data.ts';
import { filtersForText } from '../../search-field/read-search-text.ts';
import { dutch } from './dutch.test-data.ts';
import { english } from './english.test-data.ts';
import { french } from './french.test-data.ts';
import type { Phrase } from './meaning.test-data.ts';
import { isExcluded, list, rightAnswer } from './oracle.test-data.ts';

const today = '2026-11-24';

/** The list for sale is asked, as by a visitor who types into its field. */
function answerTo(text: string) {
  const reading = { catalogue: sampleCatalogue, language: 'nl', goal: 'sale', today } as const;
  const read = filtersForText(text, reading);
  const filters = read?.filters ?? { q: [text] };
  const goal = read?.goal ?? 'sale';
  const shown = [...sampleCatalogue.ids({ goal, filters })].sort();
  // A text of which nothing is understood is quoted above an empty list.
  const named = filters.unread?.[0] ?? (shown.length === 0 && !read ? text : '');
  return { filters, shown, goal, named };
}

const homes = new Map(sampleBundle.Properties.map((home) => [String(home.ID), home]));

type Verdict = 'right' | 'asked back' | 'wrong' | 'inverted' | 'emptied';

function judge([text, meaning]: Phrase): { verdict: Verdict; line: string } {
  const { filters, goal, named, shown } = answerTo(text);
  const expected = rightAnswer(meaning);
  const isSame = shown.join() === expected.join();
  const isNamed = list(meaning.unread).every((word) => named.includes(word));
  const isInverted = shown.some((id) => {
    const home = homes.get(id);
    return home !== undefined && isExcluded(home, meaning);
  });
  const verdictOf = (): Verdict => {
    if (isInverted) return 'inverted';
    if (shown.length === 0 && expected.length > 0) return 'emptied';
    if (isSame && isNamed && (named === '' || meaning.unread !== undefined)) return 'right';
    // An unread word is named and takes nothing away from the answer.
    return named !== '' && expected.every((id) => shown.includes(id)) ? 'asked back' : 'wrong';
  };
  const line = `${text} → ${goal} ${JSON.stringify(filters)}: ${shown.join()} (${expected.join()})`;
  return { verdict: verdictOf(), line };
}

const languages = { dutch, french, english };

test.each(Object.entries(languages))('phrases are read as people mean them: %s', (name, phrases) => {
  const judged = phrases.map(judge);
  const linesOf = (verdict: Verdict) =>
    judged.filter((one) => one.verdict === verdict).map(({ line }) => line);
  const misses = (['inverted', 'emptied', 'wrong', 'asked back'] as const).flatMap((verdict) =>
    linesOf(verdict).map((line) => `${verdict}: ${line}`),
  );
  const [right, askedBack] = [linesOf('right').length, linesOf('asked back').length];
  console.log(name, { phrases: phrases.length, right, askedBack }, misses.join('\n'));
  expect(linesOf('inverted')).toEqual([]);
  expect(linesOf('emptied')).toEqual([]);
  expect((right + askedBack) / phrases.length, linesOf('wrong').join('\n')).toBeGreaterThanOrEqual(0.97);
});
