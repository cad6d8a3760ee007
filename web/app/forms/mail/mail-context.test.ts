import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';
import { testSettings } from '../../platform/settings.test-data.ts';
import { formDefinitions } from '../definitions.server.ts';
import { someProperty, testSite } from '../submit/posting.test-data.ts';
import { mailContext } from './mail-context.server.ts';

const office = { name: 'Gent', address: null, phone: null, openingHours: null };
const broker = 'hanne@huisenhaard.example';
const offices = [
  { ...office, _id: 'office-gent', email: 'gent@huisenhaard.example' },
  { ...office, _id: 'office-without-mail', email: null },
];

async function recipientsFor(officeId: string, listed: string[] = []) {
  const settings = testSite.content.settings && {
    ...testSite.content.settings,
    formRecipients: listed.length > 0 ? [{ form: 'contact-me' as const, recipients: listed }] : null,
  };
  const catalogue = {
    ...sampleCatalogue,
    find: async (...asked: Parameters<typeof sampleCatalogue.find>) => {
      const property = await sampleCatalogue.find(...asked);
      return property && { ...property, officeId };
    },
  };
  const site = { ...testSite, content: { ...testSite.content, settings, offices } };
  const given = { id: 'a', definition: formDefinitions['contact-me'], values: {}, language: 'nl' as const };
  const about = { ...given, propertyId: someProperty, page: '/nl/' };
  const { recipients } = await mailContext({ site, settings: testSettings, catalogue }, about);
  return recipients.filter((address) => address !== broker);
}

const general = 'info@huisenhaard.example';
const own = 'gent@huisenhaard.example';
const listed = 'balie@huisenhaard.example';

test.each([
  ['an office', 'office-gent', [own]],
  ['none', '', [general]],
  ['an office that was removed', 'office-of-before', [general]],
  ['an office without mail', 'office-without-mail', [general]],
])('a property that names %s has its requests go there', async (_what, officeId, expected) => {
  expect(await recipientsFor(officeId)).toEqual(expected);
});

test('recipients that an editor has listed for a form keep getting it, beside the office', async () => {
  expect(await recipientsFor('office-gent', [listed])).toEqual([listed, own]);
});
