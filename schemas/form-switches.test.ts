import type { SchemaTypeDefinition } from '@sanity/types';
import { expect, test } from 'vitest';
import { schemaTypes } from './index.ts';

type Field = {
  name: string;
  hidden?: boolean | ((context: { parent: object }) => boolean);
  initialValue?: unknown;
  readOnly?: boolean;
};

const fieldsOf = (type: SchemaTypeDefinition) => ('fields' in type ? (type.fields as Field[]) : []);
const types = new Map(schemaTypes.map((type) => [type.name, fieldsOf(type)]));

function fieldOf(path: string): Field {
  const [type = '', name] = path.split('.');
  const field = types.get(type)?.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`There is no ${path}.`);
  return field;
}

type Start = (parameters: unknown, context: { getClient: () => object }) => Promise<unknown>;

function startOf(path: string, fetch: () => Promise<string[] | null>): Promise<unknown> {
  return (fieldOf(path).initialValue as Start)(undefined, { getClient: () => ({ fetch }) });
}

function isHidden(path: string, parent: object): boolean {
  const { hidden = false } = fieldOf(path);
  return typeof hidden === 'function' ? hidden({ parent }) : hidden;
}

const switches: [string, object, object][] = [
  ['page.banner', { showPageBanner: true }, { showPageBanner: false }],
  ['page.redirectUrl', { redirect: true }, { redirect: false }],
  ['page.alternatives', { kind: 'property-list-rent' }, { kind: 'content' }],
  ['banner.pictures', { mediaType: 'gallery' }, { mediaType: 'video' }],
  ['banner.video', { mediaType: 'video' }, { mediaType: 'image' }],
  ['banner.mobileVideo', { mediaType: 'video' }, { mediaType: 'none' }],
  ['banner.poster', { mediaType: 'video' }, { mediaType: 'color' }],
  ['banner.transparent', { mediaType: 'image' }, { mediaType: 'color' }],
  ['searchBlock.showSearchInput', { isShown: true }, { isShown: false }],
  ['searchBlock.showCountProperty', { isShown: true }, {}],
  ['searchBlock.description', { isShown: true }, {}],
  ['link.url', { url: '/nl/' }, { page: { _ref: 'page-home' } }],
  ['filterCondition.compareWithValue', { operator: 'equals' }, { operator: 'is-empty' }],
  [
    'filterCondition.compareWithValue',
    { operator: 'less' },
    { operator: 'less', compareWithField: 'surface' },
  ],
  ['filterCondition.compareWithField', { operator: 'equals' }, { operator: 'is-not-empty' }],
  ['statsFigure.value', { source: 'manual' }, { source: 'cities' }],
  ['articleModule.backgroundColor', { backgroundType: 'color' }, { backgroundType: 'none' }],
  ['articleModule.backgroundImage', { backgroundType: 'image' }, { backgroundType: 'gallery' }],
  ['articleModule.backgroundImages', { backgroundType: 'gallery' }, { backgroundType: 'image' }],
  ['categoryModule.isHasSubcategories', { category: { _ref: 'category-a' } }, {}],
  ['categoryModule.itemsPerRow', { view: 'card-view' }, { view: 'collapse-view' }],
  ['testimonialModule.itemsPerRow', {}, { view: 'list-view' }],
  ['popup.kinds', { places: 'chosen' }, { places: 'all' }],
  ['popup.pages', { places: 'chosen' }, {}],
];

test.each(switches)('%s is asked only when it is of use', (path, useful, useless) => {
  expect(isHidden(path, useful)).toBe(false);
  expect(isHidden(path, useless)).toBe(true);
});

test('what the Studio writes by itself is not typed by anybody', () => {
  expect(isHidden('draftLink.secretHash', {})).toBe(true);
  for (const name of ['documentId', 'language', 'createdAt', 'expiresAt', 'revokedAt']) {
    expect(fieldOf(`draftLink.${name}`).readOnly, name).toBe(true);
  }
  for (const [type, fields] of types) {
    const records = fields.find(({ name }) => name === 'translationRecords');
    if (records) expect([records.hidden, records.readOnly], type).toEqual([true, true]);
  }
});

const beginnings: [string, unknown][] = [
  ['page.status', 'published'],
  ['page.kind', 'content'],
  ['page.showBreadCrumb', true],
  ['page.showFixedMenu', true],
  ['page.showPageBanner', false],
  ['page.redirect', false],
  ['page.isActiveSEO', true],
  ['page.noReferrerNoFollow', false],
  ['page.namedStyle', 'standard'],
  ['article.status', 'published'],
  ['article.isActiveSEO', true],
  ['testimonial.status', 'published'],
  ['office.status', 'published'],
  ['teamMember.status', 'published'],
  ['redirect.isPermanent', true],
  ['banner.mediaType', 'image'],
  ['banner.height', 'standard'],
  ['banner.transparent', 100],
  ['searchBlock.isShown', false],
  ['slider.secondsPerSlide', 0],
  ['menu.showHome', true],
  ['topBar.isShown', false],
  ['popup.isPublished', false],
  ['popup.places', 'all'],
  ['popup.frequency', 'session'],
  ['cookieSettings.waitMilliseconds', 500],
  ['siteSettings.enabledLanguages', ['nl']],
  ['footerColumn.isTitlePublic', true],
  ['footerColumn.arePicturesPublic', true],
  ['articleModule.position', 'below'],
  ['articleModule.backgroundType', 'none'],
  ['articleModule.titleSize', 'h2'],
  ['categoryModule.view', 'card-view'],
  ['propertyListModule.view', 'card-view'],
  ['teamModule.view', 'team-view'],
  ['filterCondition.logic', 'and'],
];

test.each(beginnings)('%s begins as %j', (path, value) => {
  expect(fieldOf(path).initialValue).toEqual(value);
});

const startingPaths = ['page.title', 'article.title', 'articleModule.title', 'topBarItem.label'];

test.each(startingPaths)('a new %s shows an empty input in each language that visitors get', async (path) => {
  expect(await startOf(path, () => Promise.resolve(['nl', 'fr']))).toEqual([
    { _type: 'internationalizedArrayStringValue', _key: 'nl', language: 'nl' },
    { _type: 'internationalizedArrayStringValue', _key: 'fr', language: 'fr' },
  ]);
});

test('a new title shows an input in the default language while the dataset does not respond', async () => {
  const empty = [{ _type: 'internationalizedArrayStringValue', _key: 'nl', language: 'nl' }];
  expect(await startOf('page.title', () => Promise.reject(new Error('no connection')))).toEqual(empty);
  expect(await startOf('page.title', () => Promise.resolve(null))).toEqual(empty);
});

test('a new page carries no empty picture, because its alternative text begins without an input', () => {
  expect(fieldOf('picture.alt').initialValue).toBeUndefined();
});
