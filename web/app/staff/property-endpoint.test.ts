import type { StaffProperty } from 'schemas/staff-property.ts';
import { afterEach, expect, test } from 'vitest';
import { applyPropertyEdits } from '../properties/catalogue/catalogue.ts';
import { emptyDatabase } from '../services/database/node-database.test-data.ts';
import { listProperties } from './property-endpoint.server.ts';
import { staffRequest, storeLead, tokenFor } from './staff-requests.test-data.ts';

afterEach(() => {
  applyPropertyEdits([]);
});

test('staff see every imported property with its leads, also one that they hide', async () => {
  const database = emptyDatabase();
  await storeLead(database, { context: { page: '/nl/', propertyId: '2101' }, form: 'contact-me' });
  applyPropertyEdits([
    {
      reference: '2101',
      isHidden: true,
      isFeatured: false,
      order: undefined,
      titles: { nl: 'Anders' },
      teasers: {},
    },
  ]);
  const response = await listProperties(
    staffRequest({ database, token: await tokenFor(database), body: {} }),
  );
  const rows: StaffProperty[] = await response.json();
  expect(rows).toHaveLength(50);
  expect(rows.find(({ reference }) => reference === '2101')).toMatchObject({ leads: 1, goal: 'sale' });
  expect(rows.find(({ reference }) => reference === '2118')?.place).toMatch(/^Turfsteekweg \S+, \d{4} /);
  expect(rows.find(({ reference }) => reference === '2107')?.place).toMatch(/^\d{4} /);
  expect(rows.map(({ title }) => title)).not.toContain('Anders');
  expect(rows[0]?.picture).toMatch(/^https?:\/\/.+-100\.webp$/);
});

test('without a session there is no list', async () => {
  expect((await listProperties(staffRequest({ database: emptyDatabase(), body: {} }))).status).toBe(403);
});
