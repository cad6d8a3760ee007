import { completeSettings as settings } from 'schemas/checks/example-site.test-data.ts';
import type { StatusItem } from 'schemas/site-status.ts';
import { expect, test } from 'vitest';
import { firstSteps } from './first-steps.ts';

const office = {
  _id: 'office',
  _type: 'office',
  address: { street: 'Korenmarkt 999' },
  phone: '+32 15 00 00 00',
};
const statement = {
  _id: 'privacy',
  _type: 'page',
  originalPath: '/privacy-statement/',
  modules: [{ _key: 'a', _type: 'callToActionModule', link: { url: 'mailto:privacy@agency.example' } }],
};
const items: StatusItem[] = [
  { id: 'mail-service', state: 'good' },
  { id: 'webhook', state: 'failing' },
  { id: 'import', state: 'attention' },
];
const complete = { stored: [settings, office, statement], items, siteUrl: 'https://www.agency.example' };

const left = (changes: Partial<typeof complete> = {}) =>
  firstSteps({ ...complete, ...changes }).filter(({ isDone }) => !isDone);
const leftOf = (...stored: (typeof complete)['stored']) =>
  left({ stored }).map(({ title, place }) => [title, place]);
const edit = (id: string, type: string, path: string) => ({ intent: 'edit', params: { id, type, path } });

test('nothing is left of an agency that is complete', () => {
  expect(left()).toEqual([]);
  expect(firstSteps(complete)).toHaveLength(9);
});

test('each thing that is missing has a sentence and leads to its field', () => {
  const stored = [{ ...settings, brokerNumber: '', vatNumber: '' }, office, { ...statement, modules: [] }];
  expect(leftOf(...stored)).toEqual([
    ['Company number and VAT number', edit('site-settings', 'siteSettings', 'vatNumber')],
    ['BIV number', edit('site-settings', 'siteSettings', 'brokerNumber')],
    ['Contact for personal data', edit('privacy', 'page', 'modules')],
  ]);
  for (const { text } of left({ stored })) expect(text).toMatch(/\.$/);
});

test('a draft counts before what is published', () => {
  expect(
    leftOf(
      { ...settings, brokerNumber: '' },
      { ...settings, _id: 'drafts.site-settings' },
      office,
      statement,
    ),
  ).toEqual([]);
});

test('one office that is complete and not hidden is enough', () => {
  const silent = { ...office, _id: 'silent', phone: '' };
  const hidden = { ...office, _id: 'hidden', status: 'draft' };
  expect(leftOf(settings, statement, silent, office)).toEqual([]);
  const title = 'An office with its address and phone number';
  expect(leftOf(settings, statement, silent, hidden)).toEqual([[title, edit('silent', 'office', 'phone')]]);
  expect(leftOf(settings, statement)).toEqual([[title, { intent: 'create', params: { type: 'office' } }]]);
});

test('the site needs mail, properties and an address of its own', () => {
  const failing = items.map((item) => ({ ...item, state: 'failing' as const }));
  const places = (changes: Partial<typeof complete>) => left(changes).map(({ place }) => place);
  expect(places({ items: failing })).toEqual(['/status', '/properties']);
  expect(places({ items: [] })).toEqual([]);
  expect(places({ siteUrl: 'http://localhost:3000' })).toEqual(['http://localhost:3000']);
});
