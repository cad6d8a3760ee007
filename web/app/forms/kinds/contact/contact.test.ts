import { expect, test } from 'vitest';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { outbox } from '../../../platform/database/core-tables.server.ts';
import { an, encoded, filled, post } from '../../submit/posting.test-data.ts';

test('a message goes to the agency, with the visitor as reply address', async () => {
  const database = emptyDatabase();
  await post(encoded(await filled(an)), { database });
  const mails = (await database.select().from(outbox)).map(({ message }) => message);
  expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([
    [['info@huisenhaard.example'], { name: 'An Peeters', address: 'an@example.com' }],
    [['an@example.com'], { name: 'Huis & Haard', address: 'info@huisenhaard.example' }],
  ]);
});
