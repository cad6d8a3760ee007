import { expect, test } from 'vitest';
import { costRates } from '../cost-rates.ts';
import { singletons } from '../index.ts';
import { problemsOf, texts } from '../validation.test-data.ts';

const title = texts('String', { nl: 'Titel' });
const text = texts('Text', { nl: 'Een zin.' });
const paragraph = { _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [] };
const words = [{ ...paragraph, children: [{ _type: 'span', _key: 'b', text: 'Een zin.', marks: [] }] }];
const address = { _type: 'postalAddress', street: 'Korenmarkt 12', zip: '2800', city: 'Mechelen' };

const complete: Record<string, Record<string, unknown>> = {
  siteSettings: {
    agencyName: 'Huis & Haard',
    tagline: title,
    phone: '+32 15 00 00 00',
    email: 'info@huisenhaard.example',
    address,
    enabledLanguages: ['nl'],
  },
  menu: {},
  theme: { ground: '#faf7f1', ink: '#211f1b', accent: '#8c3d25', corners: 'soft' },
  topBar: {},
  header: {},
  footer: { copyright: title },
  cookieSettings: {
    title,
    description: texts('RichText', { nl: words }),
    textVersion: '2026-11',
    waitMilliseconds: 500,
  },
};

test('every singleton has an example here', () => {
  expect(Object.keys(complete).toSorted()).toEqual(singletons.map(({ name }) => name).toSorted());
});

test.each(Object.entries(complete))('the smallest %s is valid', async (_type, fields) => {
  expect(await problemsOf({ _type, ...fields })).toEqual([]);
});

const required = Object.entries(complete).flatMap(([type, fields]) =>
  Object.keys(fields).map((field) => [type, field] as const),
);

test.each(required)('%s without %s says so at that field', async (type, field) => {
  const problems = await problemsOf({ _type: type, ...complete[type], [field]: undefined });
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatch(new RegExp(`^${field}[.:]`));
});

const cookie = {
  _type: 'cookie',
  _key: 'a',
  name: 'consent',
  provider: 'Huis & Haard',
  purpose: text,
  duration: title,
};
const slot = { _type: 'contactSlot', _key: 'a', from: '10:00', to: '13:00' };
const visits = { _type: 'visitSettings', duration: 30 };
const exception = { _type: 'visitException', _key: 'a', reference: '2101', duration: 60 };
const recipient = { _type: 'formRecipient', _key: 'a', form: 'site-contact' };
const lawRule = { _type: 'lawSeverity', _key: 'a', rule: 'flanders-permit', severity: 'block' };
const duty = { _type: 'renovationDuty', _key: 'a', from: '2025-01-01', text };
const checkedOn = new Date().toISOString().slice(0, 10);
const registration = { _type: 'registrationDuty', _key: 'a', ...costRates.registrationDuties[0], checkedOn };
const vat = { _type: 'vatRate', _key: 'a', ...costRates.vatRates[0], checkedOn };
const notary = { _type: 'notaryEstimate', _key: 'a', from: '2023-01-01', deedCosts: 2000, checkedOn };
const bracket = (upTo?: number) => ({ _type: 'notaryBracket', _key: String(upTo), upTo, rate: 1 });
const loan = { _type: 'loanTerms', _key: 'a', ...costRates.loanTerms[0], checkedOn };
const deposit = { _type: 'depositLimit', _key: 'a', ...costRates.depositLimits[0], checkedOn };
const item = { _type: 'topBarItem', label: title, status: 'published' };

const wrong: [string, string, unknown][] = [
  ['siteSettings', 'phone', '015 00 00 00'],
  ['siteSettings', 'email', 'info'],
  ['siteSettings', 'address', { ...address, zip: '28000' }],
  ['siteSettings', 'enabledLanguages', ['fr', 'en']],
  ['siteSettings', 'enabledLanguages', ['nl', 'nl']],
  ['siteSettings', 'enabledLanguages', ['nl', 'xx']],
  ['siteSettings', 'blockingChecks', ['ignore']],
  ['siteSettings', 'companyNumber', '123'],
  ['siteSettings', 'vatNumber', '0000.000.097'],
  ['siteSettings', 'codeOfConductUrl', 'http://www.biv.be/'],
  ['siteSettings', 'lawSeverities', [{ ...lawRule, severity: 'note' }]],
  ['siteSettings', 'lawSeverities', [lawRule, { ...lawRule, _key: 'b' }]],
  ['siteSettings', 'renovationDuties', [{ ...duty, from: undefined }]],
  ['siteSettings', 'renovationDuties', [{ ...duty, text: [] }]],
  ['siteSettings', 'renovationDuties', [duty, { ...duty, _key: 'b' }]],
  ['siteSettings', 'registrationDuties', [{ ...registration, region: undefined }]],
  ['siteSettings', 'registrationDuties', [{ ...registration, from: undefined }]],
  ['siteSettings', 'registrationDuties', [{ ...registration, standardRate: 120 }]],
  ['siteSettings', 'registrationDuties', [{ ...registration, exemption: 0.5 }]],
  ['siteSettings', 'registrationDuties', [{ ...registration, sourceUrl: 'http://www.biv.be/' }]],
  ['siteSettings', 'registrationDuties', [registration, { ...registration, _key: 'b' }]],
  ['siteSettings', 'vatRates', [{ ...vat, reducedRate: undefined }]],
  ['siteSettings', 'notaryEstimates', [{ ...notary, brackets: [] }]],
  ['siteSettings', 'notaryEstimates', [{ ...notary, brackets: [bracket(7500)] }]],
  ['siteSettings', 'notaryEstimates', [{ ...notary, brackets: [bracket(7500), bracket(5000), bracket()] }]],
  ['siteSettings', 'loanTerms', [{ ...loan, years: 31 }]],
  ['siteSettings', 'loanTerms', [{ ...loan, rate: -1 }]],
  ['siteSettings', 'depositLimits', [{ ...deposit, months: 1.5 }]],
  ['siteSettings', 'allowedRedirectHosts', ['https://www.biv.be/']],
  ['siteSettings', 'contactSlots', [{ ...slot, to: '09:00' }]],
  ['siteSettings', 'contactSlots', [{ ...slot, from: '10h' }]],
  ['siteSettings', 'contactSlots', [{ ...slot, languages: ['xx'] }]],
  ['siteSettings', 'visits', { ...visits, duration: 5 }],
  ['siteSettings', 'visits', { ...visits, capacity: 0 }],
  ['siteSettings', 'visits', { ...visits, exceptions: [exception, { ...exception, _key: 'b' }] }],
  ['siteSettings', 'visits', { ...visits, exceptions: [{ ...exception, reference: 'villa' }] }],
  ['siteSettings', 'formRecipients', [{ ...recipient, recipients: ['info'] }]],
  ['siteSettings', 'formRecipients', [{ ...recipient, recipients: [] }]],
  ['siteSettings', 'formRecipients', [{ ...recipient, form: 'login', recipients: ['a@b.example'] }]],
  ['theme', 'accent', 'red'],
  ['theme', 'accent', '#fff'],
  ['theme', 'corners', 'pointed'],
  ['theme', 'fonts', 'fraunces-inter'],
  ['topBar', 'left', [{ ...item, _key: 'a', color: 'accent' }]],
  ['topBar', 'left', [{ ...item, _key: 'a', icon: 'dragon' }]],
  ['topBar', 'right', [{ _type: 'topBarItem', _key: 'a', status: 'published' }]],
  ['topBar', 'right', ['a', 'b', 'c', 'd', 'e'].map((_key) => ({ ...item, _key }))],
  ['header', 'menuPosition', 'top'],
  ['footer', 'copyright', texts('String', { nl: '© {jaar}' })],
  ['cookieSettings', 'waitMilliseconds', -1],
  ['cookieSettings', 'waitMilliseconds', 10_001],
  ['cookieSettings', 'googleAnalyticsId', 'UA-12345-1'],
  ['cookieSettings', 'tagManagerId', 'GTM'],
  ['cookieSettings', 'metaPixelId', 'pixel'],
  ['cookieSettings', 'cookies', [cookie]],
  ['cookieSettings', 'cookies', [{ ...cookie, category: 'fun' }]],
];

test.each(wrong)('%s whose %s is wrong says so: %j', async (_type, field, value) => {
  const problems = await problemsOf({ _type, ...complete[_type], [field]: value });
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatch(new RegExp(`^${field}[.:]`));
});

const right: [string, string, unknown][] = [
  ['siteSettings', 'enabledLanguages', ['nl', 'fr', 'en']],
  ['siteSettings', 'companyNumber', '0000.000.097'],
  ['siteSettings', 'vatNumber', 'BE 0000.000.097'],
  ['siteSettings', 'codeOfConductUrl', 'https://www.biv.be/'],
  [
    'siteSettings',
    'lawSeverities',
    [lawRule, { ...lawRule, _key: 'b', rule: 'flanders-asbestos', severity: 'note' }],
  ],
  ['siteSettings', 'renovationDuties', [duty, { ...duty, _key: 'b', from: '2028-01-01' }]],
  [
    'siteSettings',
    'registrationDuties',
    [registration, { ...registration, _key: 'b', region: 'wallonia', ownHomeRate: undefined }],
  ],
  ['siteSettings', 'vatRates', [vat]],
  ['siteSettings', 'notaryEstimates', [{ ...notary, brackets: [bracket(7500), bracket()] }]],
  ['siteSettings', 'loanTerms', [{ ...loan, source: undefined }]],
  ['siteSettings', 'depositLimits', [deposit]],
  ['siteSettings', 'allowedRedirectHosts', ['www.biv.be']],
  [
    'siteSettings',
    'contactSlots',
    [slot, { ...slot, _key: 'b', from: '14:00', to: '16:00', languages: ['fr'] }],
  ],
  ['siteSettings', 'formRecipients', [{ ...recipient, recipients: ['a@b.example', 'c@d.example'] }]],
  ['topBar', 'left', [{ ...item, _key: 'a', color: '#8C3D25', icon: 'phone' }]],
  ['footer', 'copyright', texts('String', { nl: '© {year} {agency}' })],
  ['cookieSettings', 'googleAnalyticsId', 'G-AB12CD34EF'],
  ['cookieSettings', 'tagManagerId', 'GTM-AB12CD3'],
  ['cookieSettings', 'metaPixelId', '123456789012345'],
  ['cookieSettings', 'cookies', [{ ...cookie, category: 'necessary' }]],
];

test.each(right)('%s takes this for its %s: %j', async (_type, field, value) => {
  expect(await problemsOf({ _type, ...complete[_type], [field]: value })).toEqual([]);
});

test.each([
  ['ink', { ink: '#999999' }],
  ['accent', { accent: '#e8c9a0' }],
  ['ground', { ground: '#808080', ink: '#000000', accent: '#000000' }],
])('a look whose %s makes words hard to read says so, and can be published', async (field, colours) => {
  const problems = await problemsOf({ _type: 'theme', ...complete.theme, ...colours });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^\\? ${field}: .*hard to read`, 'i'))]);
});
