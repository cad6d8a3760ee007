// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { carryPictures } from './carry-picture.ts';

const card = (path: string) =>
  `<article class="card"><div class="picture-frame"></div><a class="card-link" href="${path}"></a></article>`;

/** Index of the one frame that is in view. */
let visible = 0;

const frames = () => [...document.querySelectorAll<HTMLElement>('.picture-frame')];
const names = () =>
  [document.querySelector<HTMLElement>('.mosaic li'), ...frames()].map(
    (element) => element?.style.getPropertyValue('view-transition-name') ?? '',
  );

/** Fires what the browser fires when a page goes or comes; the result ends the transition. */
function fire(type: 'pageswap' | 'pagereveal', target = '/') {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const activation = { entry: { url: `https://site.example${target}` } };
  dispatchEvent(Object.assign(new Event(type), { viewTransition: { finished: promise }, activation }));
  return async () => {
    resolve(undefined);
    await promise;
  };
}

carryPictures();

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, frames()[visible] === this ? 10 : 10_000, 300, 200);
  });
  const cards = ['/nl/een/', '/nl/twee/', '/nl/twee/'].map(card).join('');
  document.body.innerHTML = `<ul class="mosaic"><li></li></ul>${cards}`;
});

test('the picture of the card that is opened becomes the cover, and again on the way back', async () => {
  visible = 2;
  const end = fire('pageswap', '/nl/twee/#list=a');
  expect(names()).toEqual(['none', '', '', 'cover']);
  await end();
  expect(names()).toEqual(['', '', '', '']);
  fire('pagereveal');
  expect(names()).toEqual(['none', '', '', 'cover']);
});

test('a page without a card of the next page in view leaves the cover where it is', () => {
  visible = 0;
  fire('pageswap', '/nl/twee/');
  fire('pagereveal');
  expect(names()).toEqual(['', '', '', '']);
});
