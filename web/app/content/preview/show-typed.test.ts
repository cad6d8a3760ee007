// @vitest-environment jsdom
import { vercelStegaCombine, vercelStegaSplit } from '@vercel/stega';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showTyped } from './show-typed.client.ts';

const href = (path: string) => ({
  origin: 'sanity.io',
  href: `http://studio/intent/edit?id=page&type=page&path=${encodeURIComponent(path)}`,
});
const title = 'title[_key=="nl"].value';
const marked = (text: string, path = title) => vercelStegaCombine(text, href(path), false);

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `<h1>${marked('Huis')}</h1><p>${marked('Huis', 'lead[_key=="nl"].value')}</p><b>Huis</b>`;
  stop = showTyped();
});
afterEach(() => {
  stop();
});

function type(text: string, source: Window | null = window.parent): void {
  const value = { _id: 'drafts.page', title: [{ _key: 'nl', value: text }] };
  window.dispatchEvent(new MessageEvent('message', { source, data: { type: 'typed', document: value } }));
}

const shown = () =>
  [...document.body.children].map((element) => vercelStegaSplit(element.textContent).cleaned);

test('a typed text is shown where its field is, and nowhere else', () => {
  type('Huis');
  type('Huis te koop');
  expect(shown()).toEqual(['Huis te koop', 'Huis', 'Huis']);
  type('');
  type('Thuis');
  expect(shown()).toEqual(['Thuis', 'Huis', 'Huis']);
});

test('a text that the page writes back late gives way to what was typed since', async () => {
  type('Huis');
  type('Huis t');
  type('Huis te');
  const [heading] = document.querySelector('h1')?.childNodes ?? [];
  if (!(heading instanceof Text)) throw new Error('The heading has no text.');
  heading.data = marked('Huis t');
  await Promise.resolve();
  expect(shown()[0]).toBe('Huis te');
  heading.data = marked('Huis van 12');
  await Promise.resolve();
  expect(shown()[0], 'a text made of the field').toBe('Huis van 12');
});

test('a page that begins to listen asks for the document, so that the first letters find the text as it was', () => {
  const asked = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {
    type('Huis');
  });
  const stopOther = showTyped();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'listens' }, '*');
  type('Huis te');
  expect(shown()[0]).toBe('Huis te');
  stopOther();
  asked.mockRestore();
});

test('only the window around the page is heard', () => {
  type('Huis');
  type('Ander', null);
  expect(shown()[0]).toBe('Huis');
});
