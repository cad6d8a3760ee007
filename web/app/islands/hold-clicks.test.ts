// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdClicks } from './hold-touches.ts';

let heard: string[];
let finish = () => {};
let fail = () => {};
const attach = vi.fn();

function listen(event: Event): void {
  heard.push((event.target as HTMLElement).id);
  event.preventDefault();
}

beforeEach(() => {
  document.body.innerHTML = `<a id="picture" data-gallery href="/1.jpg"><b id="inner">1</b></a><a id="other" href="/">0</a>`;
  heard = [];
  document.body.addEventListener('click', listen);
  attach.mockReset().mockReturnValue(
    new Promise<void>((resolve, reject) => {
      finish = resolve;
      fail = () => reject(new Error('offline'));
    }),
  );
});

afterEach(() => document.body.removeEventListener('click', listen));

const click = (id: string, keys: MouseEventInit = {}) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('an early click on a link that a script takes over waits for it, and reaches it once', async () => {
  holdClicks('a[data-gallery]', attach);
  click('inner');
  click('picture');
  await settle();
  expect(heard).toEqual([]);
  expect(attach).toHaveBeenCalledTimes(1);
  finish();
  await settle();
  expect(heard).toEqual(['picture']);
});

test('other links, and clicks by which a visitor wants another tab, are followed at once', () => {
  holdClicks('a[data-gallery]', attach);
  click('other');
  click('picture', { ctrlKey: true });
  expect(heard).toEqual(['other', 'picture']);
  expect(attach).not.toHaveBeenCalled();
});

test('a link is followed where its script cannot be loaded', async () => {
  holdClicks('a[data-gallery]', attach);
  click('picture');
  fail();
  await settle();
  expect(heard).toEqual(['picture']);
});

test('a script that is started before any click holds nothing once it runs', async () => {
  const start = holdClicks('a[data-gallery]', attach);
  start();
  start();
  finish();
  await settle();
  click('picture');
  expect(heard).toEqual(['picture']);
  expect(attach).toHaveBeenCalledTimes(1);
});
