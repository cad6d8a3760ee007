import { expect, test } from 'vitest';
import { documents } from './sample-documents.test-data.ts';

const everything = JSON.stringify(documents);

const all = (pattern: RegExp) => [...everything.matchAll(pattern)].map(([found]) => found);

test('every mail address is at a domain that cannot exist', () => {
  const mails = all(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g);
  expect(mails.length).toBeGreaterThan(10);
  expect(mails.filter((mail) => !mail.endsWith('.example'))).toEqual([]);
});

test('every telephone number is in a range that is never assigned', () => {
  const numbers = all(/\+32[\d ]{8,}/g).map((number) => number.replaceAll(' ', ''));
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers.filter((number) => !/^\+321[56]0000\d\d$/.test(number))).toEqual([]);
});

test('every street of the agency ends at a number that is not there', () => {
  const streets = all(/"street":"[^"]+"/g);
  expect(streets.length).toBeGreaterThan(2);
  expect(streets.filter((street) => !street.endsWith(' 999"'))).toEqual([]);
});

test('registration numbers are plainly invented', () => {
  const facts = all(/"(?:brokerNumber|companyNumber|vatNumber|insurancePolicy)":"[^"]+"/g);
  expect(facts.length).toBeGreaterThan(5);
  expect(facts.filter((fact) => !/:"(?:BE )?0{3}/.test(fact))).toEqual([]);
});

test('no service that measures visitors is switched on', () => {
  expect(everything).not.toMatch(/googleAnalyticsId|tagManagerId|metaPixelId/);
});
