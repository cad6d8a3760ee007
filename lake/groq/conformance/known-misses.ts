/** Cases of the public suite that groq-js 2.0.0, and with it the lake, evaluates differently. */
export const knownMisses: readonly string[] = [
  // Several nulls count as different values.
  'test-array-unique-function-mix-of-types',
  'test-array-unique-function-mixed-array-attribute',
  'test-array-unique-function-non-existent-attribute',
  // score() accepts anything, not only documents.
  'test-score-function-illegal-use',
  'test-score-function-illegal-use-2',
  // Does not find a path in a path.
  'test-in-operator-id-in-path-5',
  'test-in-operator-id-in-path-7',
  'test-in-operator-path-12',
  'test-in-operator-path-17',
  'test-in-operator-path-18',
  'test-in-operator-path-23',
  'test-in-operator-path-24',
  'test-in-operator-path-36',
  'test-in-operator-path-5',
  'test-in-operator-path-6',
];
