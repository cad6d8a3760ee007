import { expect, test } from 'vitest';
import { submissions } from '../../platform/database/core-tables.server.ts';
import { databaseWith, recordTime as now } from '../records/agency-data.test-data.ts';
import { sectionContext } from '../signed-in.test-data.ts';
import { loadCommunications } from './load-communications.server.ts';

const enquiry = (form: string, propertyId: string) => ({
  id: `${form} ${propertyId}`,
  form,
  language: 'nl',
  values: { name: 'Jan Peeters', email: 'jan@example.com', message: 'Mag ik komen?' },
  context: { page: '/', propertyId },
  contentHash: form,
  createdAt: new Date('2026-11-17T23:30:00Z'),
});

test('[2.45] an owner reads what the broker wrote and what visitors asked, without who they are', async () => {
  const database = await databaseWith({ PropertyID: 2101 }, { PropertyID: 2102 });
  await database
    .insert(submissions)
    .values([
      enquiry('contact-me', '2101'),
      enquiry('offer-to-buy', '2101'),
      enquiry('contact-me', '2102'),
      enquiry('sign-newsletter', '2101'),
    ]);
  const { groups } = await loadCommunications(await sectionContext({ database, now }));
  const [words, contacts, enquiries] = groups.map(({ entries }) => entries);
  expect(words).toMatchObject([{ date: '20 november 2026', title: 'Hanne Verbruggen' }]);
  expect(contacts).toMatchObject([{ title: 'Telefoongesprek', by: 'Hanne Verbruggen', day: '2026-11-16' }]);
  expect(enquiries?.map(({ day, title }) => [day, title])).toEqual([
    ['2026-11-18', 'Vraag over uw pand'],
    ['2026-11-18', 'Bod uitgebracht'],
  ]);
  expect(JSON.stringify(groups)).not.toMatch(/Peeters|example\.com|komen\?/);
});

test('an owner of whom nothing is known yet reads what will be there', async () => {
  const { groups } = await loadCommunications(await sectionContext({ now, language: 'en' }));
  expect(groups.map(({ entries, empty }) => [entries.length, empty.length > 20])).toEqual([
    [0, true],
    [0, true],
    [0, true],
  ]);
});
