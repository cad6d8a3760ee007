import { expect, test } from 'vitest';
import type { OfficeContent } from '../../../content/cms/content.ts';
import { emptyContent } from '../../../content/cms/site.test-data.ts';
import { prepareSite } from '../../../content/cms/site.server.ts';
import { renderInLanguage } from '../../../content/i18n/seeded-texts.test-data.tsx';
import { seededTexts } from '../../../content/i18n/seeded-texts.ts';
import { testPlatform } from '../../../platform/platform.test-data.ts';
import { sampleCatalogue } from '../../../properties/catalogue/sample-catalogue.test-data.ts';
import { loadPropertyOffice } from '../../property-section/load-broker.server.ts';
import { PropertyOffice } from './offer-card.tsx';

const office = {
  _id: 'office-gent',
  name: 'Gent',
  address: { _type: 'postalAddress' as const, street: 'Kouter 8', zip: '9000', city: 'Gent' },
  phone: '+32 9 000 00 01',
  email: null,
  openingHours: [
    { _type: 'openingHours' as const, _key: 'a', days: ['monday' as const], opens: '09:00', closes: '12:00' },
  ],
};

async function shown(officeId: string, told: OfficeContent = office): Promise<string> {
  const { platform } = testPlatform();
  const site = {
    ...prepareSite({ ...emptyContent, offices: [told] }),
    texts: new Map([['nl' as const, seededTexts.nl]]),
  };
  const property = await sampleCatalogue.find('2101', 'nl');
  if (!property) throw new Error('There is no property 2101.');
  const context = { platform, site, language: 'nl' as const, url: new URL('https://site.test/') };
  const loaded = loadPropertyOffice(context, { ...property, officeId });
  if (!loaded) return '';
  return renderInLanguage('nl', <PropertyOffice office={loaded} />).replaceAll(/<[^>]+>/g, ' ');
}

test('the office that its record names is shown with where, when and how to reach it, unless it was removed', async () => {
  expect(await shown('office-gent')).toMatch(
    /Uw kantoor\s+Gent\s+Kouter 8\s+9000 Gent[^]+\+32 9 000 00 01[^]+maandag/,
  );
  for (const removed of ['office-of-before', '']) expect(await shown(removed)).toBe('');
});

test('an office of which little is told shows that much', async () => {
  const bare = { ...office, address: null, phone: null, openingHours: null };
  expect((await shown('office-gent', bare)).trim()).toMatch(/^Uw kantoor\s+Gent$/);
});
