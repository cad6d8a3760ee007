import { statusIds } from 'schemas/site-status.ts';
import { expect, test } from 'vitest';
import { adviceOf, factsOf, summaryOf, titleOf } from './status-words.ts';

test('every point has a title, facts before it ever happened, and advice unless all is well', () => {
  for (const id of statusIds) {
    expect(titleOf({ id, state: 'good' })).not.toBe('');
    expect(factsOf({ id, state: 'good' })).toMatch(/\.$/);
    expect(adviceOf({ id, state: 'good' })).toBeUndefined();
    expect(adviceOf({ id, state: 'failing' })).toMatch(/\.$/);
  }
});

test('facts count, but a zero only where it is a failure', () => {
  const at = '2026-11-23T10:00:00Z';
  const ofMail = (count: number) => factsOf({ id: 'mail-waiting', state: 'good', count, at });
  expect(ofMail(0)).toMatch(/^[^\d]*23/);
  expect(ofMail(3)).toMatch(/^3 /);
  expect(factsOf({ id: 'import', state: 'failing', count: 0 })).toContain(' 0 ');
});

test('the summary counts what is not well', () => {
  const good = { id: 'import', state: 'good' } as const;
  const words = [summaryOf([good]), summaryOf([good, { id: 'webhook', state: 'failing' }])];
  expect(words[0]).not.toMatch(/\d/);
  expect(words[1]).toMatch(/^1 /);
});
