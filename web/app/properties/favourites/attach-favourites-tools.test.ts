import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favourites } from './favourites.ts';
import { reloadForOwnList } from './attach-favourites-tools.ts';

const replace = vi.fn();
const replaceState = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/nl/x/', replace });
  vi.stubGlobal('history', { replaceState });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(() => {
  vi.clearAllMocks();
});

test('an address without a list opens the one of this browser, if there is any', () => {
  favourites.set([]);
  reloadForOwnList([], [])();
  expect(replace).not.toHaveBeenCalled();
  favourites.set(['2102', '2101']);
  reloadForOwnList([], [])();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/nl/x/?ids=2102,2101');
});

test('the address follows the marks of an own list, and never those of a shared one', () => {
  favourites.set(['2102', '2101']);
  const stopOwn = reloadForOwnList(['2101', '2102'], []);
  favourites.set(['2101']);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/nl/x/?ids=2101');
  stopOwn();
  replaceState.mockClear();
  const stopShared = reloadForOwnList(['2103'], []);
  favourites.set(['2103', '2101']);
  expect(replaceState).not.toHaveBeenCalled();
  stopShared();
});

test('a property that is no longer offered leaves the own list', () => {
  favourites.set(['2102', '2101']);
  reloadForOwnList(['2102', '2101'], ['2101'])();
  expect(favourites.get()).toEqual(['2102']);
});
