import type { StaffProperties, StaffPropertyQuery } from 'schemas/staff-property.ts';
import { expect, test } from 'vitest';
import { manyProperties } from '../properties/catalogue/many-properties.test-data.ts';
import { editOf } from '../properties/catalogue/records/property-edits.test-data.ts';
import { emptyDatabase } from '../platform/database/node-database.test-data.ts';
import { prepareSite } from '../content/cms/site.server.ts';
import { emptyContent, emptySettings } from '../content/cms/site.test-data.ts';
import { createCatalogue } from '../properties/catalogue/create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../properties/model/example.test-data.ts';
import { listProperties } from './property-endpoint.server.ts';
import { lawfulFacts } from '../properties/sync/sync.test-data.ts';
import { staffRequest, storeLead, tokenFor } from './staff-requests.test-data.ts';
import { sampleWith } from '../properties/catalogue/sample-catalogue.test-data.ts';

const settings = { ...emptySettings, enabledLanguages: ['nl' as const, 'fr' as const] };
const siteOf = () => Promise.resolve(prepareSite({ ...emptyContent, settings }));

test('staff see every imported property with its leads, also one that they hide', async () => {
  const database = emptyDatabase();
  await storeLead(database, { context: { page: '/nl/', propertyId: '2101' }, form: 'contact-me' });
  const edited = sampleWith([editOf('2101', { isHidden: true, titles: { nl: 'Anders' } })]);
  const { request, context } = staffRequest({ database, token: await tokenFor(database), body: {} });
  const response = await listProperties({ request, context: { ...context, ...edited } }, siteOf);
  const { properties: rows, total, isWhole }: StaffProperties = await response.json();
  expect({ total, isWhole }).toEqual({ total: 50, isWhole: true });
  expect(rows).toHaveLength(50);
  expect(rows.find(({ reference }) => reference === '2101')).toMatchObject({ leads: 1, goal: 'sale' });
  expect(rows.find(({ reference }) => reference === '2118')?.place).toMatch(/^Turfsteekweg \S+, \d{4} /);
  expect(rows.find(({ reference }) => reference === '2107')?.place).toMatch(/^\d{4} /);
  expect(rows.map(({ title }) => title)).not.toContain('Anders');
  expect(rows[0]?.picture).toMatch(/^https?:\/\/.+-100\.webp$/);
});

test('of very many properties staff see the first that they look for, and how many there are', async () => {
  const { catalogue: importedCatalogue } = manyProperties(1200, {
    PublishAddress: false,
    Street: 'Verborgenlaan',
  });
  const database = emptyDatabase();
  const token = await tokenFor(database);
  const list = async (body: StaffPropertyQuery) => {
    const { request, context } = staffRequest({ database, token, body });
    const given = { request, context: { ...context, importedCatalogue } };
    return (await listProperties(given, siteOf)).json<StaffProperties>();
  };
  const whole = await list({});
  expect({ ...whole, properties: whole.properties.length }).toEqual({
    properties: 100,
    total: 1200,
    isWhole: false,
  });
  const [wanted] = whole.properties;
  const word = wanted?.title.split(' ')[0] ?? '';
  const found = await list({ text: `${word.toUpperCase()} ${wanted?.reference ?? ''}` });
  expect(found.properties).toEqual([wanted]);
  const [gone, free] = [await list({ state: 'gone' }), await list({ state: 'available' })];
  expect(gone.total + free.total).toBe(1200);
  expect(gone.properties.every(({ state }) => state !== 'available')).toBe(true);
  const chosen = await list({ references: ['100003', '100004', 'none'] });
  expect(chosen.properties.map(({ reference }) => reference).sort()).toEqual(['100003', '100004']);
  expect((await list({ text: 'verborgenlaan' })).total).toBe(0);
});

test('staff see in which languages of the site a property has no text', async () => {
  const [dutch, french] = exampleRecord().Texts;
  if (!dutch || !french) throw new Error('The example has two texts.');
  const records = [
    exampleRecord({ ID: 501, Texts: [dutch] }),
    exampleRecord({ ID: 502, Texts: [french] }),
    exampleRecord({ ID: 503 }),
  ];
  const database = emptyDatabase();
  const { request, context } = staffRequest({ database, token: await tokenFor(database), body: {} });
  const importedCatalogue = createCatalogue(exampleBundle(records));
  const response = await listProperties({ request, context: { ...context, importedCatalogue } }, siteOf);
  const { properties: rows }: StaffProperties = await response.json();
  expect(Object.fromEntries(rows.map(({ reference, missing }) => [reference, missing]))).toEqual({
    501: ['fr'],
    502: ['nl'],
    503: undefined,
  });
});

test('without a session there is no list', async () => {
  expect((await listProperties(staffRequest({ database: emptyDatabase(), body: {} }))).status).toBe(403);
});

test('staff see which rules of the law a property breaks today and within a week', async () => {
  const lawful = { ...lawfulFacts, EPCCode: '20240305-0006637819-RES-1' };
  const records = [
    exampleRecord({ ID: 501, ...lawful }),
    exampleRecord({ ID: 502, ...lawful, FloodPlotScore: undefined, EPCExpiryDate: '2026-11-22' }),
  ];
  const database = emptyDatabase();
  const { request, context } = staffRequest({ database, token: await tokenFor(database), body: {} });
  const importedCatalogue = createCatalogue(exampleBundle(records));
  const clock = () => new Date('2026-11-20T09:00:00Z');
  const given = { request, context: { ...context, importedCatalogue, clock } };
  const { properties: rows }: StaffProperties = await (await listProperties(given, siteOf)).json();
  expect(Object.fromEntries(rows.map(({ reference, law }) => [reference, law]))).toEqual({
    501: undefined,
    502: [
      { rule: 'flanders-flood-plot', severity: 'warn' },
      { rule: 'belgium-certificate-valid', severity: 'warn', from: '2026-11-23' },
    ],
  });
});
