import type { FieldDefinition } from '@sanity/types';
import { expect, test } from 'vitest';
import { modules } from './modules/index.ts';
import { problemsOf, texts } from './validation.test-data.ts';

const title = texts('String', { nl: 'Te koop' });
const page = {
  _type: 'page',
  title,
  path: texts('String', { nl: '/te-koop/' }),
  status: 'draft',
  kind: 'content',
};

test('a page with a title, a path, a kind and a status is complete', async () => {
  expect(await problemsOf(page)).toEqual([]);
});

test('a page that the site needs cannot be hidden', async () => {
  const login = { ...page, kind: 'login' };
  expect(await problemsOf(login)).toEqual(['status: It cannot be hidden. Owners log in on this page.']);
  expect(await problemsOf({ ...login, status: 'published' })).toEqual([]);
});

test('a page must have a title and a path in the default language', async () => {
  const problems = await problemsOf({
    ...page,
    title: undefined,
    path: texts('String', { fr: '/a-vendre/' }),
  });
  expect(problems).toEqual([
    expect.stringMatching(/^title: Nederlands is required/),
    expect.stringMatching(/^path: Nederlands is required/),
  ]);
});

test('a path that another page has is refused, one it used to have is pointed out', async () => {
  const other = {
    _id: 'other',
    title,
    path: page.path,
    formerPaths: [{ language: 'nl', path: '/te-koop/' }],
  };
  expect(await problemsOf(page, { holders: [other] })).toEqual([
    'path: “Te koop” already uses /te-koop/ in Nederlands.',
    expect.stringMatching(/^\? path: \/te-koop\/ is a former path/),
  ]);
  const article = { _type: 'article', title, path: page.path, status: 'draft' };
  expect(await problemsOf(article, { holders: [other] })).toHaveLength(2);
});

test('an enabled language that is empty is a warning at each text, optional ones that were begun included', async () => {
  const settings = { enabledLanguages: ['nl', 'fr'], allowedRedirectHosts: [] };
  const description = texts('Text', { nl: 'Alle panden.' });
  const category = { _type: 'category', title, webId: 'advice', summary: description };
  expect(await problemsOf(category, { settings })).toEqual([
    '? title: Not yet written in Français.',
    '? summary: Not yet written in Français.',
  ]);
});

test('a page that sends visitors on says where, and only to hosts that the settings allow', async () => {
  expect(await problemsOf({ ...page, redirect: true })).toEqual([
    'redirectUrl: Enter where visitors should go.',
  ]);
  const leaving = { ...page, redirect: true, redirectUrl: 'https://evil.example/' };
  expect(await problemsOf(leaving)).toEqual([expect.stringMatching(/^redirectUrl: First add evil\.example/)]);
});

const picture = { _type: 'picture', asset: { _type: 'reference', _ref: 'image-a-1x1-png' } };

test('a picture needs an alternative text', async () => {
  expect(await problemsOf({ ...page, image: picture })).toEqual([
    expect.stringMatching(/^image\.alt: Nederlands is required/),
  ]);
  const alt = texts('String', { nl: 'Een gevel' });
  expect(await problemsOf({ ...page, image: { ...picture, alt } })).toEqual([]);
});

const module = (fields: Record<string, unknown>) => ({
  ...page,
  modules: [{ _key: 'a', status: 'published', itemsPerRow: 3, maxItems: 4, ...fields }],
});

function initialMaxItems(name: string): unknown {
  const fields: FieldDefinition[] = modules.find((type) => type.name === name)?.fields ?? [];
  return fields.find((field) => field.name === 'maxItems')?.initialValue;
}

test('[9.14] maxItems begins at 4 and goes to 20 for properties and to 12 for articles, people and testimonials', async () => {
  const most = { propertyListModule: 20, categoryModule: 12, teamModule: 12, testimonialModule: 12 };
  for (const [_type, limit] of Object.entries(most)) {
    expect(initialMaxItems(_type), _type).toBe(4);
    const goal = _type === 'propertyListModule' ? { goal: 'any', order: 'newest' } : {};
    expect(await problemsOf(module({ _type, ...goal, maxItems: limit })), _type).toEqual([]);
    for (const maxItems of [0, limit + 1, 1.5]) {
      const problems = await problemsOf(module({ _type, ...goal, maxItems }));
      expect(problems, `${_type} ${maxItems}`).toEqual([expect.stringMatching(/^modules\.\[\]\.maxItems: /)]);
    }
  }
});

test('[9.15] one to four items fit in a row', async () => {
  for (const itemsPerRow of [1, 2, 3, 4]) {
    expect(await problemsOf(module({ _type: 'teamModule', itemsPerRow }))).toEqual([]);
  }
  for (const itemsPerRow of [0, 5, 2.5]) {
    const problems = await problemsOf(module({ _type: 'teamModule', itemsPerRow }));
    expect(problems, String(itemsPerRow)).toEqual([expect.stringMatching(/^modules\.\[\]\.itemsPerRow: /)]);
  }
  const cards = { _type: 'testimonialModule', view: 'card-view', itemsPerRow: undefined };
  expect(await problemsOf(module(cards))).toEqual(['modules.[].itemsPerRow: Enter 1, 2, 3 or 4.']);
  expect(await problemsOf(module({ ...cards, view: 'list-view' }))).toEqual([]);
});

test('a module is one to twelve columns wide on each screen', async () => {
  const span = (lg: number) =>
    module({ _type: 'teamModule', span: { _type: 'moduleSpan', sm: 12, md: 6, lg } });
  expect(await problemsOf(span(10))).toEqual([]);
  for (const lg of [0, 13]) {
    expect(await problemsOf(span(lg))).toEqual([expect.stringMatching(/^modules\.\[\]\.span\.lg: /)]);
  }
});

test('a condition, a formula and a banner say what they lack', async () => {
  const filters = [{ _type: 'filterCondition', _key: 'b', logic: 'and', field: 'price', operator: 'less' }];
  const list = {
    _type: 'propertyListModule',
    goal: 'sale',
    order: 'newest',
    filters,
    advancedCondition: 'price <',
  };
  const banner = { _type: 'banner', mediaType: 'video', video: 'https://a.example/a.mov', transparent: 105 };
  expect((await problemsOf({ ...module(list), showPageBanner: true, banner })).toSorted()).toEqual([
    expect.stringMatching(/^\? banner\.poster: Required for the banner/),
    expect.stringMatching(/^banner\.transparent: /),
    expect.stringMatching(/^banner\.video: .*\.mp4 or \.webm/),
    expect.stringMatching(/^modules\.\[\]\.advancedCondition: This condition cannot be understood/),
    expect.stringMatching(/^modules\.\[\]\.filters\.\[\]\.compareWithValue: Enter a value/),
  ]);
});

test('a redirect begins with a language, leads somewhere else and never hides a page', async () => {
  const redirect = { _type: 'redirect', status: 'published' };
  expect(await problemsOf({ ...redirect, from: '/oud/', to: { _type: 'link' } })).toEqual([
    expect.stringMatching(/^from: Start with a language/),
    'to: Choose a page or a property, or enter an address.',
  ]);
  const circle = { ...redirect, from: '/nl/oud/', to: { _type: 'link', url: '/nl/oud/' } };
  expect(await problemsOf(circle)).toEqual(['to: This redirect would lead back to itself.']);
  const hiding = { ...redirect, from: '/nl/te-koop/', to: { _type: 'link', url: '/nl/' } };
  expect(await problemsOf(hiding, { holders: [{ _id: 'other', path: page.path }] })).toEqual([
    expect.stringMatching(/^from: Another page already uses .* without a page/),
  ]);
});

test('a link never runs a script', async () => {
  const bar = (url: string) => ({
    _type: 'topBar',
    left: [
      { _type: 'topBarItem', _key: 'a', label: title, status: 'published', link: { _type: 'link', url } },
    ],
  });
  expect(await problemsOf(bar('tel:+3215000000'))).toEqual([]);
  expect(await problemsOf(bar('javascript:alert(1)'))).toEqual([
    expect.stringMatching(/^left\.\[\]\.link\.url: Enter a path/),
  ]);
});

test('an office closes after it opens, a popup waits at least 0 seconds, and a slide can be read', async () => {
  const hours = [{ _type: 'openingHours', _key: 'a', days: ['monday'], opens: '13:00', closes: '12:00' }];
  const address = { _type: 'postalAddress', street: 'Korenmarkt 12', zip: '2800', city: 'Mechelen' };
  const office = { _type: 'office', name: 'Mechelen', address, status: 'published', openingHours: hours };
  expect(await problemsOf(office)).toEqual(['openingHours.[].closes: Enter a time after 13:00.']);
  expect(await problemsOf({ _type: 'popup', title, delay: -1 })).toEqual([expect.stringMatching(/^delay: /)]);
  const slider = {
    _type: 'slider',
    name: 'Home',
    slides: [{ _type: 'slide', _key: 'a', status: 'draft', title }],
  };
  expect(await problemsOf({ ...slider, secondsPerSlide: 2 })).toEqual([
    expect.stringMatching(/^secondsPerSlide: Visitors need/),
  ]);
});

test('there is one home page, and a category has a short name of its own and never lies below itself', async () => {
  expect(await problemsOf({ ...page, kind: 'home', status: 'published' }, { others: ['other'] })).toEqual([
    expect.stringMatching(/^kind: There is already a page of this kind/),
  ]);
  expect(
    await problemsOf({ ...page, kind: 'home', status: 'published' }, { others: ['own', 'drafts.own'] }),
  ).toEqual([]);
  expect(await problemsOf(page, { others: ['other'] })).toEqual([]);
  const parent = { _type: 'reference', _ref: 'own' };
  expect(
    await problemsOf({ _type: 'category', title, webId: 'advice', parent }, { others: ['other'] }),
  ).toEqual([
    'webId: Another category already has this short name.',
    'parent: A category cannot contain itself.',
  ]);
});

test('what a switch hides never prevents publishing', async () => {
  const banner = { _type: 'banner', mediaType: 'color', video: 'nowhere' };
  const hidden = { redirect: false, redirectUrl: 'nowhere', showPageBanner: false, banner };
  expect(await problemsOf({ ...page, ...hidden })).toEqual([]);
  const link = { _type: 'link', page: { _type: 'reference', _ref: 'page-contact' }, url: 'nowhere' };
  const item = { _type: 'topBarItem', _key: 'a', label: title, status: 'published', link };
  expect(await problemsOf({ _type: 'topBar', left: [item] })).toEqual([]);
});

test('empty slides, words for every choice of filters and forms listed twice are pointed out', async () => {
  const slides = [{ _type: 'slide', _key: 'a', status: 'published' }];
  expect(await problemsOf({ _type: 'slider', name: 'Home', slides })).toEqual([
    '? slides.[]: Add a picture or a title.',
  ]);
  const alternatives = [{ _type: 'pageAlternative', _key: 'a', name: 'Houses', title }];
  expect(await problemsOf({ ...page, alternatives })).toEqual([
    '? alternatives.[]: Without a condition this text would always appear.',
  ]);
  const [always] = alternatives;
  const asking = (advancedCondition: string) =>
    problemsOf({ ...page, alternatives: [{ ...always, advancedCondition }] });
  expect(await asking('city = "Mechelen" and count = 1')).toEqual([]);
  expect(await asking('bedrooms > 3')).toEqual([
    expect.stringMatching(/alternatives.*A list has no "bedrooms"/),
  ]);
  const recipients = {
    _type: 'formRecipient',
    form: 'site-contact',
    recipients: ['info@huisenhaard.example'],
  };
  const formRecipients = [
    { ...recipients, _key: 'a' },
    { ...recipients, _key: 'b' },
  ];
  expect(await problemsOf({ _type: 'siteSettings', formRecipients })).toContain(
    'formRecipients: Add each form only once.',
  );
});
