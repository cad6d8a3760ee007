import { languages } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { articles } from './sample/articles/articles.ts';
import { categories } from './sample/categories/categories.ts';
import { documents, pages, sampleDocument } from './sample-documents.test-data.ts';
import { readAgency, sampleAgency } from './agencies/agency.ts';
import { withFacts } from './builders/facts.ts';
import { seededLanguages } from './builders/localized.ts';
import { starterDocuments } from './starter/documents.ts';
import { team } from './sample/team/team.ts';
import { texts } from './starter/texts/texts.ts';
import { localizedFieldsIn, objectsIn, wordsOf } from './walk.test-data.ts';

const typesWithoutText = ['theme', 'header', 'redirect', 'municipality'];
const textIds = new Set(texts.map(({ _id }) => _id));
const agency = readAgency(sampleAgency);
const starter = withFacts(starterDocuments(agency), agency);

test('all content is written in nl, fr and en, and those are the languages of the site', () => {
  expect(sampleDocument('siteSettings').enabledLanguages).toEqual([...seededLanguages]);
  for (const document of documents.filter((one) => !textIds.has(one._id))) {
    const fields = localizedFieldsIn(document);
    if (!typesWithoutText.includes(document._type)) expect(fields.length, document._id).toBeGreaterThan(0);
    for (const field of fields) {
      expect(
        field.map(({ language }) => language),
        document._id,
      ).toEqual(expect.arrayContaining(seededLanguages));
      for (const { value } of field) expect(wordsOf(value).trim(), document._id).not.toBe('');
    }
  }
});

test('the starter is written in every language that the product knows', () => {
  for (const document of starter)
    for (const field of localizedFieldsIn(document))
      expect(
        field.map(({ language }) => language),
        `${document._id} ${wordsOf(field[0])}`,
      ).toEqual(languages.map(({ id }) => id));
});

test('every picture says what it shows, unless it lies behind words', () => {
  const pictures = objectsIn(documents).filter(
    ({ _type, _sanityAsset }) => _type === 'picture' && _sanityAsset !== undefined,
  );
  expect(pictures.length).toBeGreaterThan(30);
  for (const { _sanityAsset, alt } of pictures) {
    expect(localizedFieldsIn({ alt }), String(_sanityAsset)).toHaveLength(1);
  }
});

test('what search engines and lists need is there', () => {
  for (const { _id, title, path, description } of pages) {
    expect(localizedFieldsIn({ title, path, description }), _id).toHaveLength(3);
  }
  for (const { _id, title, path, description, summary, body, picture } of articles) {
    expect(localizedFieldsIn({ title, path, description, summary, body, picture }), _id).toHaveLength(6);
  }
  for (const { _id, title, summary } of categories) {
    expect(localizedFieldsIn({ title, summary }), _id).toHaveLength(2);
  }
  for (const { _id, role, description, portrait } of team) {
    expect(localizedFieldsIn({ role, description, portrait }), _id).toHaveLength(3);
  }
});

test.for(seededLanguages)('an article has 80 to 250 words in %s', (language) => {
  for (const { _id, body } of articles) {
    const words = wordsOf(body?.find((item) => item.language === language)?.value).split(/\s+/);
    expect(words.length, _id).toBeGreaterThanOrEqual(80);
    expect(words.length, _id).toBeLessThanOrEqual(250);
  }
});

test.for(seededLanguages)('no paragraph is said twice in %s', (language) => {
  const paragraphs = [...pages, ...articles]
    .flatMap(localizedFieldsIn)
    .flatMap((field) => field.filter((item) => item.language === language))
    .flatMap(({ value }) => objectsIn(value).filter(({ _type }) => _type === 'block'))
    .map((block) => wordsOf(block))
    .filter((text) => text.length > 60);
  expect(paragraphs.length).toBeGreaterThan(80);
  expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([]);
});

test('a description fits in a search result', () => {
  const starterPages = starter.filter((document) => document._type === 'page');
  for (const { _id, description } of [...pages, ...starterPages, ...articles]) {
    for (const { language, value } of description ?? []) {
      expect(value?.length, `${_id} in ${language}`).toBeLessThanOrEqual(160);
    }
  }
});
