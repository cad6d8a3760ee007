import type { LawRuleId, LawSeverity } from 'schemas/law-words.ts';
import { expect, test } from 'vitest';
import { emptyContent, emptySettings } from '../../content/cms/site.test-data.ts';
import { prepareSite } from '../../content/cms/site.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { readEvents } from '../../platform/operations/site-events.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { testSettings } from '../../platform/settings.test-data.ts';
import { createCatalogue } from '../../properties/catalogue/create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../../properties/model/example.test-data.ts';
import type { PropertyRecord } from '../../properties/model/record.ts';
import { lawfulFacts } from '../../properties/sync/sync.test-data.ts';
import { checkLaw, readLawState } from './check-law.server.ts';

type LawSetting = { rule: LawRuleId; severity: LawSeverity };

const siteWith = (lawSeverities: LawSetting[] | null) =>
  prepareSite({
    ...emptyContent,
    settings: { ...emptySettings, email: 'info@agency.example', lawSeverities },
  });

const lawful = (fields: Partial<PropertyRecord> = {}) => exampleRecord({ ...lawfulFacts, ...fields });

type Look = { database?: Database; lawSeverities?: LawSetting[] };

function lookAt(
  records: readonly PropertyRecord[],
  { database = emptyDatabase(), lawSeverities }: Look = {},
) {
  const importedCatalogue = createCatalogue(exampleBundle([...records]));
  const settings = { ...testSettings, SANITY_STUDIO_URL: 'https://studio.example' };
  const site = siteWith(lawSeverities ?? null);
  return {
    database,
    on: (time: string) => {
      const { platform } = testPlatform({ database, settings, clock: () => new Date(time) });
      return checkLaw({ ...platform, importedCatalogue }, () => Promise.resolve(site));
    },
    count: async () => (await readEvents(database)).get('law-checked')?.count,
    mails: async () => (await database.select().from(outbox)).map(({ message }) => message),
  };
}

test('a certificate that expires in a week is mailed to the agency, once', async () => {
  const home = lawful({ EPCCode: '20240305-0006637819-RES-1', EPCExpiryDate: '2026-12-03' });
  const look = lookAt([home]);
  await look.on('2026-11-25T08:00:00Z');
  expect(await look.mails()).toEqual([]);
  await look.on('2026-11-27T05:59:00Z');
  expect(await look.mails()).toEqual([]);
  await look.on('2026-11-27T06:00:00Z');
  await look.on('2026-11-27T06:01:00Z');
  await look.on('2026-11-28T08:00:00Z');
  const [mail, ...others] = await look.mails();
  expect(others).toEqual([]);
  expect(mail?.to).toEqual(['info@agency.example']);
  expect(mail?.text).toMatch(/501 · Huis met tuin: EPC geldig tot, vanaf 4 december 2026/);
  expect(mail?.text).toContain('https://studio.example/properties');
});

test('days on which the site stood still are made up for', async () => {
  const home = lawful({ EPCCode: '20240305-0006637819-RES-1', EPCExpiryDate: '2026-12-03' });
  const look = lookAt([home]);
  await look.on('2026-11-20T08:00:00Z');
  await look.on('2026-12-01T08:00:00Z');
  expect(await look.mails()).toHaveLength(1);
});

test('a rule that begins is mailed a week before', async () => {
  const picture = { ID: 'p1', Name: 'virtually staged', Url: '/pictures/p1', Width: 1440, Height: 960 };
  const look = lookAt([lawful({ Pictures: [picture], SmallPictureItem: undefined })]);
  expect(await look.on('2026-07-25T08:00:00Z')).toBe(0);
  expect(await look.on('2026-07-26T08:00:00Z')).toBe(1);
});

test('what breaks a rule today is counted and named, and what is only noted is not', async () => {
  const homes = [
    lawful({ ID: 501 }),
    lawful({ ID: 502, FloodPlotScore: undefined }),
    lawful({ ID: 503, ConstructionYear: 1950, AsbestosType: undefined }),
  ];
  const look = lookAt(homes);
  await look.on('2026-11-27T08:00:00Z');
  expect(await look.count()).toBe(1);
  expect((await readLawState(look.database))?.references).toEqual(['502']);
  const strict = lookAt(homes, { lawSeverities: [{ rule: 'flanders-asbestos', severity: 'warn' }] });
  await strict.on('2026-11-27T08:00:00Z');
  expect(await strict.count()).toBe(2);
});
