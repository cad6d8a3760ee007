import naughtyStrings from 'big-list-of-naughty-strings/blns.json';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../services/node-database.test-data.ts';
import { outbox, submissions } from '../services/storage-schema.server.ts';
import { formDefinitions } from './definitions.server.ts';
import { an, encoded, filled, post } from './test-posting.server.ts';

const isWhole = process.env['VERIFY'] === 'whole';
const strings: readonly string[] = naughtyStrings.filter((_, index) => isWhole || index % 8 === 0);

const acceptable = {
  ...an,
  phone: '0470 00 00 00',
  salutation: 'none',
  propertyType: 'house',
  address: 'Korenmarkt 999',
  postalCode: '2800',
  city: 'Mechelen',
  goal: 'sell',
};

for (const [form, definition] of Object.entries(formDefinitions)) {
  for (const field of Object.keys(definition.fields)) {
    test(`${form}: whatever is typed into "${field}" is stored as it is or named as a mistake`, async () => {
      const database = emptyDatabase();
      let accepted = 0;
      for (const [index, text] of strings.entries()) {
        const body = encoded(await filled({ ...acceptable, [field]: text }, { form }));
        const { status } = await post(body, { database, client: String(index), propertyId: '2101' });
        expect([303, 422], `${String(status)} for ${JSON.stringify(text)}`).toContain(status);
        if (status !== 303) continue;
        accepted += 1;
        const rows = await database.select().from(submissions);
        const expected = text.trim() === '' ? undefined : text.normalize('NFC');
        expect(
          rows.some(({ values }) => values[field] === expected),
          JSON.stringify(text),
        ).toBe(true);
      }
      expect(await database.select().from(outbox)).toHaveLength(
        2 * (await database.select().from(submissions)).length,
      );
      if (field === 'message') expect(accepted).toBeGreaterThan(strings.length / 2);
    });
  }
}
