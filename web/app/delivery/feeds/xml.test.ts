// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readXml } from './read-xml.test-data.ts';
import { element, xmlDocument } from './xml.ts';

test('texts and attributes come back as they were, without what XML cannot contain', () => {
  const text = `"Huis" & <tuin>, 'é' ]]> 😀`;
  const root = element('a', { title: text }, element('b', {}), undefined, `${text}\u0000\u001B\uD800\uFFFE`);
  const read = readXml(xmlDocument(root));
  expect(read.getAttribute('title')).toBe(text);
  expect(read.textContent).toBe(text);
  expect(read.firstElementChild?.localName).toBe('b');
});
