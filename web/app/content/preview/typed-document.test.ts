import { expect, test } from 'vitest';
import { textAt, typedIn } from './show-typed.client.ts';

const document = {
  _id: 'drafts.page-home',
  title: [
    { _key: 'nl', value: 'Welkom' },
    { _key: 'fr', value: 'Bienvenue' },
  ],
  modules: [{ _key: 'a1', steps: ['one', 'two'] }],
};

test.each([
  ['title[_key=="fr"].value', 'Bienvenue'],
  ['modules[_key=="a1"].steps[1]', 'two'],
  ['modules[0].steps[0]', 'one'],
  ['title[_key=="de"].value', undefined],
  ['title.value', undefined],
  ['modules', undefined],
  ['nothing[0].here', undefined],
])('the text at %s is %s', (path, text) => {
  expect(textAt(document, path)).toBe(text);
});

test('a message of the Studio holds a document, and no other message does', () => {
  expect(typedIn({ type: 'typed', document })).toEqual({ id: 'page-home', value: document });
  for (const other of [
    undefined,
    'typed',
    { type: 'typed' },
    { type: 'other', document },
    { type: 'typed', document: {} },
  ])
    expect(typedIn(other)).toBeUndefined();
});
