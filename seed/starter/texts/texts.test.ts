import { type LanguageId, languages } from 'schemas/languages.ts';
import { isTextKey, textDescription, textKeys } from 'schemas/text-keys.ts';
import { expect, test } from 'vitest';
import { texts, translations } from './texts.ts';

const { nl: dutch, fr: french, en: english, de: german } = translations;
const files = Object.entries(translations) as [LanguageId, Record<string, string>][];

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

test('every file has every text, in the order of the list, and nothing else', () => {
  for (const [language, file] of files) expect(Object.keys(file), language).toEqual(textKeys);
});

test('every text key is seeded once, in every known language', () => {
  expect(texts.map(({ key }) => key)).toEqual(textKeys);
  for (const { key, value } of texts) {
    expect(
      value?.map(({ language }) => language),
      key,
    ).toEqual(languages.map(({ id }) => id));
  }
});

test('every message to visitors has words of its own in each language', () => {
  const messages = textKeys.filter((key) => /^(message|validation|error)\./.test(key));
  expect(messages.length).toBeGreaterThan(20);
  for (const key of messages) {
    const words = files.map(([, file]) => file[key]?.trim());
    expect(words, key).not.toContain('');
    expect(new Set(words).size, key).toBe(files.length);
  }
});

test('every translation has exactly the placeholders of its description', () => {
  for (const [language, file] of files) {
    for (const [key, text] of Object.entries(file)) {
      if (!isTextKey(key)) throw new Error(`${key} is no text key`);
      expect(placeholders(text), `${key} in ${language}`).toEqual(placeholders(textDescription(key)));
    }
  }
});

test('no text is empty, has spaces around it or twice in a row, or leaves a brace open', () => {
  for (const [language, file] of files) {
    for (const [key, text] of Object.entries(file)) {
      expect(text, `${key} in ${language}`).toMatch(/^\S(?:.*\S)?$/);
      expect(text, `${key} in ${language}`).not.toMatch(/\s\s/);
      expect(text.replace(/\{\w+\}/g, ''), `${key} in ${language}`).not.toMatch(/[{}]/);
    }
  }
});

test('French signs that want a space before them never begin a line', () => {
  for (const [key, text] of Object.entries(french)) expect(text, key).not.toMatch(/ [?!:;»%]|« |\w[?!;»]/);
});

test('German addresses visitors as Sie and uses its own quotation marks', () => {
  for (const [key, text] of Object.entries(german)) {
    expect(text, key).not.toMatch(/\b(du|dich|dir|deine?[mnrs]?)\b/i);
    expect(text, key).not.toMatch(/[‘’«»”]|“(?=\w)/);
  }
});

test('apostrophes and quotation marks are typographic, but for words the agency was given', () => {
  const straight = files.flatMap(([, file]) =>
    Object.entries(file).flatMap(([key, text]) => (/['"]/.test(text) ? [key] : [])),
  );
  expect(straight).toEqual(['error.api']);
});

test('the message for an empty field makes a sentence with its label', () => {
  const sentence = (file: typeof dutch) =>
    file['validation.required'].replace('{field}', file['form.firstName']);
  expect(sentence(dutch)).toBe('Voornaam is een verplicht veld');
  expect(sentence(french)).toBe('Prénom est un champ obligatoire');
  expect(sentence(english)).toBe('First name is a required field');
  expect(sentence(german)).toBe('Vorname ist ein Pflichtfeld');
});

test('words that were given are there to the letter', () => {
  expect(french['error.api']).toBe("Il y a une erreur dans l'API");
  expect(french['message.appointmentsFull']).toBe('Les rendez-vous sont complets');
  expect(french['validation.email']).toBe('Votre adresse mail est invalide');
  expect(dutch['validation.email']).toBe('E-mailadres is niet geldig');
  expect(dutch['validation.typeOrZone']).toBe('U moet minstens een type pand selecteren');
  expect(english['portal.loginFailed']).toBe('The username or password are not correct.');
  expect(english['validation.required']).toBe('{field} is a required field');
});
