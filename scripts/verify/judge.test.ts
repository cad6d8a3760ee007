import { expect, test } from 'vitest';
import { describeJudged, judge } from './judge.ts';
import { type Promised, promises } from './promises.ts';

const mails: Promised = {
  promise: '2 Mails',
  proofs: [{ figure: '2 mail', must: { sent: { least: 150 }, twice: { exactly: 0 } } }],
};
const verdictOf = (measured: Record<string, string | number>) =>
  judge([mails], [{ figure: '2 mail', measured }])[0]?.verdict;

test('a promise is met when every count is within its bound', () => {
  expect(verdictOf({ sent: 150, twice: 0 })).toBe('met');
  expect(verdictOf({ sent: 149, twice: 0 })).toBe('missed');
  expect(verdictOf({ sent: 150, twice: 1 })).toBe('missed');
});

test('a count that is missing or is no number is missed, a figure that no test recorded is not run', () => {
  expect(verdictOf({ sent: 150 })).toBe('missed');
  expect(verdictOf({ sent: '150', twice: 0 })).toBe('missed');
  expect(judge([mails], [])[0]?.verdict).toBe('not run');
});

test('what a machine cannot measure is neither met nor missed, and the table says why', () => {
  const judged = judge([mails], [{ figure: '2 mail', measured: { 'not measured': 'no Java here' } }]);
  expect(judged[0]?.verdict).toBe('not measured');
  expect(describeJudged(judged)).toContain('not measured, no Java here');
});

test('a figure that ends in a colon stands for all that begin so, and each of them counts', () => {
  const twenty: Promised = {
    promise: '3 Once',
    proofs: [{ figure: '3 at once:', must: { stored: { exactly: 1 } } }],
  };
  const recorded = [
    { figure: '3 at once: contact', measured: { stored: 1 } },
    { figure: '3 at once: valuation', measured: { stored: 2 } },
  ];
  expect(judge([twenty], recorded)[0]?.verdict).toBe('missed');
  expect(judge([twenty], recorded.slice(0, 1))[0]?.verdict).toBe('met');
});

test('the table names the verdict, the promise and each count beside its bound', () => {
  const judged = judge([mails], [{ figure: '2 mail', measured: { sent: 151, twice: 0, 'slowest (ms)': 4 } }]);
  expect(describeJudged(judged)).toBe(
    ['met           2 Mails', '                2 mail: sent 151 (≥ 150) · twice 0 (0) · slowest (ms) 4'].join(
      '\n',
    ),
  );
});

test('each promise has a name of its own and at least one proof', () => {
  expect(new Set(promises.map(({ promise }) => promise)).size).toBe(promises.length);
  for (const { promise, proofs } of promises) expect(proofs.length, promise).toBeGreaterThan(0);
});
