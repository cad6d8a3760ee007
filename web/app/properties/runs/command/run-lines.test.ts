import { expect, test } from 'vitest';
import { findingLines, summaryLines } from './run-lines.ts';

test('each finding is a line with record, field, reason and what became of it', () => {
  const findings = [
    { level: 'record', field: 'BrokerID', reason: '{1} is no broker.', words: ['9'] },
    { level: 'field', field: 'Pictures.0.Url', reason: 'It is no picture.' },
    { level: 'note', field: '', reason: 'It has no text in {1}.', words: ['fr'] },
  ] as const;
  expect(findingLines({ list: 'Properties', key: '2107', findings })).toEqual([
    'Properties 2107 · BrokerID: 9 is no broker. (held)',
    'Properties 2107 · Pictures.0.Url: It is no picture. (left out)',
    'Properties 2107: It has no text in fr.',
  ]);
});

test('the last lines count, and say what waits for whom', () => {
  const counts = { added: 1, changed: 2, unchanged: 46, gone: 0, held: 0 };
  const summary = { run: 'r', state: 'done', counts, removals: 0 } as const;
  expect(summaryLines(summary, false)).toEqual(['Imported: 1 new, 2 changed, 46 unchanged, 0 gone, 0 held.']);
  expect(summaryLines({ ...summary, counts: { ...counts, held: 1 } }, true)).toEqual([
    'Checked, nothing was changed: 1 new, 2 changed, 46 unchanged, 0 gone, 1 held.',
    expect.stringContaining('under Imports in the Studio'),
  ]);
  expect(summaryLines({ ...summary, state: 'waiting', removals: 12 }, false).at(-1)).toMatch(
    /^12 records would leave .*--accept-removals\.$/,
  );
});
