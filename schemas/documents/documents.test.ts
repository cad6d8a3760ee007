import { expect, test } from 'vitest';
import { documents } from '../index.ts';
import { problemsOf, texts } from '../validation.test-data.ts';

const title = texts('String', { nl: 'Titel' });
const text = texts('Text', { nl: 'Een zin.' });
const address = { _type: 'postalAddress', street: 'Korenmarkt 12', zip: '2800', city: 'Mechelen' };

const complete: Record<string, Record<string, unknown>> = {
  page: { title, path: texts('String', { nl: '/titel/' }), status: 'draft', kind: 'content' },
  pageTemplate: { name: 'Open house day' },
  article: { title, status: 'draft' },
  category: { title, webId: 'step-plan' },
  office: { name: 'Mechelen', address, status: 'published' },
  teamMember: { name: 'An Peeters', role: title, status: 'published' },
  testimonial: { quote: text, author: 'Els', date: '2026-01-31', status: 'draft' },
  popup: { title },
  replyTemplate: { title: 'General reply', subject: title, body: text },
  slider: { name: 'Home', slides: [{ _type: 'slide', _key: 'a', title, status: 'published' }] },
  municipality: {
    names: ['Mechelen', 'Malines'],
    zip: '2800',
    villages: [{ _type: 'village', _key: 'a', name: 'Muizen', zip: '2812' }],
  },
  propertyEdit: { reference: '2101' },
  redirect: { from: '/nl/oud/', to: { _type: 'link', url: '/nl/' }, isPermanent: true, status: 'published' },
  interfaceText: { key: 'list.empty', value: text },
  draftLink: { documentId: 'page-home', secretHash: 'abc' },
  publicationRequest: {},
  schedule: { documentId: 'page-home', action: 'publish', state: 'planned' },
};

test('every document has an example here', () => {
  expect(Object.keys(complete).toSorted()).toEqual(documents.map(({ name }) => name).toSorted());
});

test.each(Object.entries(complete))('the smallest %s is valid', async (_type, fields) => {
  expect(await problemsOf({ _type, ...fields })).toEqual([]);
});

const optional = ['isPermanent', 'documentId', 'secretHash', 'action', 'state'];
const required = Object.entries(complete).flatMap(([type, fields]) =>
  Object.keys(fields)
    .filter((field) => !optional.includes(field))
    .map((field) => [type, field] as const),
);

test.each(required)('a %s without %s says so at that field', async (type, field) => {
  const problems = await problemsOf({ _type: type, ...complete[type], [field]: undefined });
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatch(new RegExp(`^${field}[.:]`));
});

const hours = { _type: 'visitHours', _key: 'a', days: ['monday'], from: '10:00', to: '12:00' };
const absence = { _type: 'blockedDays', _key: 'a', from: '2026-12-24', to: '2027-01-03' };

const wrong: [string, string, unknown][] = [
  ['page', 'status', 'hidden'],
  ['popup', 'delay', -1],
  ['popup', 'delay', 601],
  ['popup', 'frequency', 'monthly'],
  ['propertyEdit', 'reference', 'Villa'],
  ['propertyEdit', 'order', -1],
  ['page', 'kind', 'castle'],
  ['page', 'namedStyle', 'loud'],
  ['page', 'originalPath', '/For-Sale/'],
  ['page', 'externalLink', 'http://www.biv.be/'],
  ['page', 'externalLink', 'javascript:alert(1)'],
  ['article', 'order', -1],
  ['article', 'order', 1.5],
  ['article', 'path', texts('String', { nl: 'werkwijze' })],
  ['category', 'webId', 'Step plan'],
  ['category', 'webId', '-step-'],
  ['office', 'phone', '015 00 00 00'],
  ['office', 'email', 'mechelen'],
  ['office', 'openingHours', [{ _type: 'openingHours', _key: 'a', opens: '09:00', closes: '12:00' }]],
  ['teamMember', 'brokerNumber', '12345'],
  ['teamMember', 'phone', '+32'],
  ['teamMember', 'visitHours', [{ ...hours, to: '09:00' }]],
  ['teamMember', 'visitHours', [{ ...hours, days: [] }]],
  ['teamMember', 'blockedDays', [{ ...absence, to: '2026-12-01' }]],
  ['testimonial', 'date', '2999-01-01'],
  ['testimonial', 'author', 'A'.repeat(41)],
  ['replyTemplate', 'subject', texts('String', { nl: 'Over {street}' })],
  ['replyTemplate', 'body', texts('Text', { nl: 'Over {street}' })],
  ['replyTemplate', 'forms', ['contact-me', 'contact-me']],
  ['slider', 'slides', []],
  ['slider', 'secondsPerSlide', -1],
  ['slider', 'secondsPerSlide', 61],
  ['municipality', 'names', []],
  ['municipality', 'zip', '28000'],
  ['municipality', 'villages', [{ _type: 'village', _key: 'a', name: 'Muizen', zip: 'B-2812' }]],
  ['redirect', 'from', 'https://www.huisenhaard.example/nl/oud/'],
  ['redirect', 'to', { _type: 'link', url: 'javascript:alert(1)' }],
  ['interfaceText', 'key', 'no.such.text'],
];

test.each(wrong)('a %s whose %s is wrong says so: %j', async (_type, field, value) => {
  const problems = await problemsOf({ _type, ...complete[_type], [field]: value });
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatch(new RegExp(`^${field}[.:]`));
});

const right: [string, string, unknown][] = [
  ['popup', 'delay', 0],
  ['popup', 'delay', 2.5],
  ['popup', 'showFrom', '2026-12-01T08:00:00.000Z'],
  ['page', 'originalPath', '/for-sale/'],
  ['page', 'externalLink', 'https://www.biv.be/'],
  ['page', 'namedStyle', 'calm'],
  ['article', 'order', 10],
  ['article', 'path', texts('String', { nl: '/werkwijze/reportage/' })],
  ['office', 'phone', '+32 15 00 00 00'],
  ['office', 'email', 'mechelen@huisenhaard.example'],
  ['office', 'openingHours', [{ _type: 'openingHours', _key: 'a', days: ['monday'], byAppointment: true }]],
  ['teamMember', 'brokerNumber', '500 000'],
  ['slider', 'secondsPerSlide', 5],
];

test.each(right)('a %s takes this for its %s: %j', async (_type, field, value) => {
  expect(await problemsOf({ _type, ...complete[_type], [field]: value })).toEqual([]);
});
