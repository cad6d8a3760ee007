import { expect, test } from 'vitest';
import { compileSchema } from './compile.ts';
import { filterFields, filterLogics, filterOperators } from './filter-fields.ts';
import { documents, singletons } from './index.ts';
import { moduleViews } from './module-views.ts';
import { modules } from './modules/index.ts';

type Compiled = {
  name: string;
  fields?: { name: string; type: Compiled }[];
  of?: Compiled[];
  to?: { name: string }[];
  options?: { list?: { value: string }[] };
};

const schema = compileSchema();

function typeOf(path: string): Compiled {
  const [name = '', ...fields] = path.split('.');
  return fields.reduce<Compiled>(
    (type, fieldName) => {
      const field = type.fields?.find((candidate) => candidate.name === fieldName);
      if (!field) throw new Error(`${path} has no ${fieldName}`);
      return field.type;
    },
    schema.get(name) as unknown as Compiled,
  );
}

const fieldsOf = (name: string) => (typeOf(name).fields ?? []).map((field) => field.name);
const choicesOf = (path: string) => (typeOf(path).options?.list ?? []).map(({ value }) => value);
function has(name: string, ...fields: string[]) {
  expect(fieldsOf(name), name).toEqual(expect.arrayContaining(fields));
}

test('a document, singleton and module goes by one name, and the schema has them all', () => {
  const names = [...documents, ...singletons, ...modules].map((type) => type.name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(schema.has(name), name).toBe(true);
});

test('[3.41] a category has an id, one above it, a name and a short name', () => {
  has('category', 'parent', 'title', 'webId');
  expect(typeOf('category.parent').to?.map(({ name }) => name)).toEqual(['category']);
});

test('[3.44] a page has a title and a description in every language', () => {
  expect(typeOf('page.title').name).toBe('internationalizedArrayString');
  expect(typeOf('page.description').name).toBe('internationalizedArrayText');
});

test('[3.45] what search engines and social networks show is stored for each language', () => {
  const perLanguage = [
    'pageTitle',
    'description',
    'socialTitle',
    'socialDescription',
    'socialUrl',
    'socialImage',
  ];
  for (const field of perLanguage) {
    expect(typeOf(`page.metadata.${field}`).name, field).toMatch(/^internationalizedArray/);
  }
  expect(choicesOf('page.metadata.socialType')).toEqual(['website', 'article']);
});

test('[3.46] a page has every parameter of the specification', () => {
  has('page', 'isActiveSEO', 'image', 'logo', 'modules', 'showFixedMenu', 'noReferrerNoFollow');
  has('page', 'redirect', 'redirectUrl', 'showBreadCrumb', 'showPageBanner');
});

test('[3.47] a banner has words, video, poster, mobile video, height, colour and transparency', () => {
  has('banner', 'title', 'description', 'video', 'poster', 'mobileVideo', 'height', 'color', 'transparent');
  expect(choicesOf('banner.mediaType')).toEqual(['image', 'gallery', 'video', 'color', 'none']);
});

test('[3.48] a page has a named style and a kind', () => {
  expect(choicesOf('page.namedStyle')).toEqual(['standard', 'calm', 'warm', 'dark']);
  expect(choicesOf('page.kind')).toEqual(expect.arrayContaining(['content', 'home', 'property-list-sale']));
});

test('[3.50] there are five views, and a module offers those it can show', () => {
  const views = ['single-view', 'list-view', 'collapse-view', 'card-view', 'team-view'];
  expect(moduleViews.map(({ value }) => value)).toEqual(views);
  expect(choicesOf('categoryModule.view')).toEqual(views.slice(0, 4));
  expect(choicesOf('propertyListModule.view')).toEqual(['list-view', 'card-view']);
  expect(choicesOf('testimonialModule.view')).toEqual(['list-view', 'card-view']);
  expect(choicesOf('teamModule.view')).toEqual(['team-view']);
});

test('[3.52] a popup has a delay, words, a link, a picture and a switch', () => {
  has('popup', 'delay', 'title', 'description', 'link', 'picture', 'isPublished');
  expect(typeOf('popup.link').name).toBe('link');
});

test('[3.53] an item of the top bar has a status, a label, a link, an icon and a colour', () => {
  has('topBarItem', 'status', 'label', 'link', 'icon', 'color');
  for (const side of ['left', 'right']) {
    expect(typeOf(`topBar.${side}`).of?.map(({ name }) => name)).toEqual(['topBarItem']);
  }
});

test('[3.54] a condition is a row of field, logic, another field or a value; a list adds an advanced one', () => {
  const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id);
  expect(choicesOf('filterCondition.field')).toEqual(ids(filterFields));
  expect(choicesOf('filterCondition.compareWithField')).toEqual(ids(filterFields));
  expect(choicesOf('filterCondition.operator')).toEqual(ids(filterOperators));
  expect(choicesOf('filterCondition.logic')).toEqual(ids(filterLogics));
  has('filterCondition', 'compareWithValue');
  has('propertyListModule', 'filters', 'advancedCondition');
  has('pageAlternative', 'conditions', 'advancedCondition');
});

test('[3.55] what lies behind a module is an image, a colour, a gallery or nothing', () => {
  for (const { name } of modules) {
    expect(choicesOf(`${name}.backgroundType`), name).toEqual(['none', 'color', 'image', 'gallery']);
  }
});

test('a footer column has a switch for each of its parts', () => {
  has('footerColumn', 'title', 'intro', 'text', 'pictures');
  has('footerColumn', 'isTitlePublic', 'isIntroPublic', 'isTextPublic', 'arePicturesPublic');
});

test('logo, menu and languages can each be left, centred or right', () => {
  for (const field of ['logoPosition', 'menuPosition', 'languagePosition']) {
    expect(choicesOf(`header.${field}`)).toEqual(['left', 'center', 'right']);
  }
});

test('the search over a banner has its four switches', () => {
  has('searchBlock', 'showSearchInput', 'showSearchButton', 'showSearchCount', 'showCountProperty');
});

const translatable = [
  'page',
  'article',
  'category',
  'interfaceText',
  'slider',
  'office',
  'teamMember',
  'testimonial',
  'replyTemplate',
];
const layout = ['siteSettings', 'menu', 'topBar', 'footer', 'popup', 'cookieSettings'];

test.each([...translatable, ...layout])('%s records what its translations were made from', (name) => {
  expect(typeOf(`${name}.translationRecords`).of?.map((type) => type.name)).toEqual(['translationRecord']);
});
