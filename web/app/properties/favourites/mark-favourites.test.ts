// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { markFavourites } from './attach-favourites.ts';
import { favourites } from './favourites.ts';

const page = `
  <a href="/nl/bewaarde-panden/" class="favourites-link">Bewaard<span class="favourites-count"></span></a>
  <button data-favourite="2101" aria-pressed="false"></button>
  <button data-favourite="2102" aria-pressed="true"></button>
  <a href="/nl/bewaarde-panden/" class="invisible" data-compare="2101">Vergelijken</a>`;

const find = (selector: string) => document.querySelector(selector);

beforeEach(() => {
  document.body.innerHTML = page;
});

test('buttons, the count and the links of a page follow what is marked', () => {
  favourites.set(['2101']);
  markFavourites();
  expect(find('[data-favourite="2101"]')?.getAttribute('aria-pressed')).toBe('true');
  expect(find('[data-favourite="2102"]')?.getAttribute('aria-pressed')).toBe('false');
  expect(find('.favourites-link')?.textContent).toBe('Bewaard1');
  expect(find('.favourites-link')).toMatchObject({
    pathname: '/nl/bewaarde-panden/',
    search: '?ids=2101',
  });
  expect(find('[data-compare]')?.className).toBe('invisible');

  favourites.set(['2103', '2101']);
  markFavourites();
  expect(find('.favourites-link')?.textContent).toBe('Bewaard2');
  expect(find('[data-compare]')).toMatchObject({ className: '', search: '?ids=2103,2101&compare=2101,2103' });

  favourites.set([]);
  markFavourites();
  expect(find('.favourites-link')).toMatchObject({ textContent: 'Bewaard', search: '' });
  expect(find('[data-compare]')?.className).toBe('invisible');
});

test('marking what is marked changes nothing, so that an observer of the page comes to rest', () => {
  favourites.set(['2101', '2103']);
  markFavourites();
  const before = document.body.innerHTML;
  const replaced = vi.spyOn(find('.favourites-count') as Element, 'textContent', 'set');
  markFavourites();
  expect(document.body.innerHTML).toBe(before);
  expect(replaced).not.toHaveBeenCalled();
});
