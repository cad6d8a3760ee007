// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agreeToAll, declineAll, storeChoice, lookUpConsent } from '../../../consent/consent.ts';
import { recentlyViewed } from './recently-viewed.ts';
import { loadRecentRow } from './recent-row.ts';

const markup = `<section><button data-clear></button><p role="status" data-cleared="Gewist"></p><div data-cards></div></section>`;
const fetched = vi.fn((address: string) => Promise.resolve(new Response(`${markup}<i>${address}</i>`)));
let row: HTMLElement;
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
  lookUpConsent('1');
  storeChoice(agreeToAll, 'proof');
  recentlyViewed.set([]);
  row = document.createElement('div');
});

afterEach(() => {
  stop();
  vi.clearAllMocks();
});

const settled = () => vi.waitFor(() => expect(row.innerHTML).toContain('data-cards'));

test('a row shows what was viewed before, and records the property of the page', async () => {
  recentlyViewed.set(['2103', '2102']);
  stop = loadRecentRow(row, '2101', 'nl');
  await settled();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/property-cards?ids=2103,2102&language=nl');
  expect(recentlyViewed.get()).toEqual(['2101', '2103', '2102']);
});

test('without an earlier property nothing is fetched', () => {
  stop = loadRecentRow(row, '2101', 'nl');
  expect(recentlyViewed.get()).toEqual(['2101']);
  expect(fetched).not.toHaveBeenCalled();
});

test('a cleared list says so in its place', async () => {
  recentlyViewed.set(['2103']);
  stop = loadRecentRow(row, undefined, 'nl');
  await settled();
  row.querySelector('button')?.click();
  expect(recentlyViewed.get()).toEqual([]);
  expect(row.textContent).toContain('Gewist');
  expect(row.querySelectorAll('button, [data-cards]')).toHaveLength(0);
});

test('the row goes with the consent', async () => {
  recentlyViewed.set(['2103']);
  stop = loadRecentRow(row, undefined, 'nl');
  await settled();
  storeChoice(declineAll, 'later');
  await vi.waitFor(() => expect(row.innerHTML).toBe(''));
});
