import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as everywhere } from '@zxcvbn-ts/language-common';
import { dictionary as belgian } from '@zxcvbn-ts/language-nl-be';

/** Characters that are examined: the time grows faster than the length, and these alone make a password strong. */
const examined = 64;

/** Words that owners of homes in Belgium choose, and that the dictionaries lack. */
const triedHere = [
  ...[
    'huis te koop',
    'te koop',
    'mijn huis',
    'ik hou van jou',
    'club brugge',
    'correct horse battery staple',
  ],
  ...['immoweb', 'zimmo', 'immoscoop', 'notaris', 'makelaar'],
].flatMap((words) => [words, words.replaceAll(' ', '')]);

/** From 0 (the first 1,000 guesses) to 4 (beyond 10,000 million). Import dynamically: its dictionaries are large. */
export function passwordStrength(password: string, ownWords: readonly string[]): number {
  const estimator = new ZxcvbnFactory({
    dictionary: { ...everywhere, ...belgian },
    graphs: adjacencyGraphs,
    maxLength: examined,
  });
  return estimator.check(password, [...ownWords, ...triedHere]).score;
}
