import { expect, test } from 'vitest';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { submissions } from '../../../platform/database/core-tables.server.ts';
import { an, encoded, filled, post } from '../../submit/posting.test-data.ts';

const form = 'site-contact-small';

test('two lines and who sent them are enough', async () => {
  const database = emptyDatabase();
  const { status, location } = await post(encoded(await filled(an, { form })), { database, language: 'fr' });
  expect([status, location]).toEqual([303, '/fr/merci/site-contact-small/#top']);
  expect(await database.select().from(submissions)).toMatchObject([{ form, language: 'fr', values: an }]);
});

test('a message is required', async () => {
  const { status, result } = await post(encoded(await filled({ ...an, message: '' }, { form })));
  expect([status, Object.keys(result?.errors ?? {})]).toEqual([422, ['message']]);
});
