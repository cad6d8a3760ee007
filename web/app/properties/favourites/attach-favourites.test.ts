// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favourites } from './favourites.ts';
import { attachFavourites } from './attach-favourites.ts';
import { mostFavourites } from './property-ids.ts';

const words = { added: 'Bewaard: {count}', removed: 'Weg: {count}', full: 'Vol', notStored: 'Niet bewaard' };
const sendBeacon = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('navigator', { sendBeacon });
  favourites.set([]);
  document.body.innerHTML = '<div><p role="status"></p></div><main><h1>Te koop</h1></main>';
  stop = attachFavourites(document.querySelector('div') as HTMLElement, { words });
});

afterEach(() => {
  stop();
  vi.clearAllMocks();
});

const status = () => document.querySelector<HTMLElement>('[role=status]');

function addButton(id: string): HTMLElement {
  const button = document.createElement('button');
  button.dataset['favourite'] = id;
  document.querySelector('main')?.appendChild(button);
  return button;
}

test('a press on a button, be it added later, is announced and counted for the owner', async () => {
  favourites.set(['2101']);
  const known = addButton('2101');
  await vi.waitFor(() => expect(known.ariaPressed).toBe('true'));
  const button = addButton('2102');
  button.click();
  expect(button.ariaPressed).toBe('true');
  expect(status()?.textContent).toBe('Bewaard: 2');
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/api/interest', 'favourite\n2102');
  button.click();
  expect(button.ariaPressed).toBe('false');
  expect(status()?.textContent).toBe('Weg: 1');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('a problem is shown until the next press anywhere', () => {
  favourites.set(Array.from({ length: mostFavourites }, (_, index) => String(2101 + index)));
  addButton('9').click();
  expect(status()).toMatchObject({ textContent: 'Vol', className: 'favourites-problem' });
  document.querySelector('h1')?.click();
  expect(status()).toMatchObject({ textContent: '', className: 'sr-only' });
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('detached, it follows nothing any more', () => {
  const button = addButton('2101');
  stop();
  button.click();
  expect(favourites.get()).toEqual([]);
});
