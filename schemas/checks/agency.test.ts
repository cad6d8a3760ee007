import { expect, test } from 'vitest';
import { examplePage, localized, paragraph } from '../publication/example.test-data.ts';
import { agency } from './agency.ts';
import { completeSettings as settings, exampleSite } from './example-site.test-data.ts';

const site = exampleSite();
const found = (document: Parameters<typeof agency>[0]) =>
  agency(document, site).map(({ level, path }) => [level, ...path]);

test('what the law asks of a broker is to be corrected, a logo is advice', () => {
  expect(found(settings)).toEqual([]);
  expect(found({ ...settings, brokerNumber: ' ', companyNumber: undefined })).toEqual([
    ['error', 'companyNumber'],
    ['error', 'brokerNumber'],
  ]);
  expect(found({ ...settings, logo: { _type: 'image' } })).toEqual([['advice', 'logo']]);
});

test('an office without a phone number is advice', () => {
  const office = { _id: 'office', _type: 'office', name: 'Mechelen' };
  expect(found(office)).toEqual([['advice', 'phone']]);
  expect(found({ ...office, phone: '+32 15 00 00 00' })).toEqual([]);
});

test('the privacy statement, and no other page, links to an e-mail address', () => {
  const block = {
    _key: 'b',
    _type: 'block',
    markDefs: [{ _key: 'm', _type: 'link', href: 'mailto:a@b.example' }],
  };
  const text = (...value: object[]) => ({ _type: 'textModule', _key: 't', body: localized({ nl: value }) });
  const statement = { originalPath: '/privacy-statement/', modules: [text(...paragraph('Vraag het ons.'))] };
  expect(found(examplePage(statement))).toEqual([['error', 'modules']]);
  expect(found(examplePage({ ...statement, modules: [text(block)] }))).toEqual([]);
  expect(found(examplePage({ ...statement, originalPath: '/disclaimer/' }))).toEqual([]);
  const french = { path: localized({ nl: '/privacy-statement/' }), originalPath: undefined };
  expect(found(examplePage({ ...statement, ...french }))).toEqual([['error', 'modules']]);
});
