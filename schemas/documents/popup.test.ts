import { expect, test } from 'vitest';
import { problemsOf, texts } from '../validation.test-data.ts';

const title = texts('String', { nl: 'Titel' });

test('a popup that is shown until a moment begins before it, and one that is over is pointed out', async () => {
  const showFrom = '2096-12-02T08:00:00.000Z';
  const popup = { _type: 'popup', title, showFrom };
  expect(await problemsOf({ ...popup, showUntil: '2096-12-03T08:00:00.000Z' })).toEqual([]);
  expect(await problemsOf({ ...popup, showUntil: showFrom })).toEqual([
    'showUntil: Choose a moment after the first one.',
  ]);
  expect(await problemsOf({ _type: 'popup', title, showUntil: '2026-01-01T08:00:00.000Z' })).toEqual([
    expect.stringMatching(/^\? showUntil: This moment has passed/),
  ]);
});

test('a popup on chosen pages says on which', async () => {
  const popup = { _type: 'popup', title, places: 'chosen' };
  expect(await problemsOf(popup)).toEqual(['kinds: Choose a kind of page, or a page below.']);
  expect(await problemsOf({ ...popup, kinds: ['home'] })).toEqual([]);
  const page = { _type: 'reference', _key: 'a', _ref: 'page-home', _weak: true };
  expect(await problemsOf({ ...popup, pages: [page] })).toEqual([]);
  const link = { _type: 'link', page: { _type: 'reference', _ref: 'page-home' } };
  expect(await problemsOf({ ...popup, pages: [page], link })).toEqual([
    expect.stringMatching(/^\? link: The popup stays closed on the page that it links to/),
  ]);
});
