import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { outbox, submissions } from '../../platform/database/core-tables.server.ts';
import { an, encoded, filled, post, testNow } from '../submit/posting.test-data.ts';

const agency = 'info@huisenhaard.example';

async function sendFive(
  database: ReturnType<typeof emptyDatabase>,
  emails: readonly string[],
  now = testNow,
) {
  for (let count = 0; count < 5; count++) {
    const email = emails[count % emails.length] ?? '';
    const message = `Bericht ${String(count)} van ${now.toISOString()}`;
    const body = encoded(await filled({ ...an, email, message }));
    expect((await post(body, { database, now, client: String(count) })).status).toBe(303);
  }
}

async function countTo(database: ReturnType<typeof emptyDatabase>, isWanted: (to: string) => boolean) {
  const rows = await database.select().from(outbox);
  return rows.filter(({ message }) => message.to.some(isWanted)).length;
}

test('an address gets three confirmations a day; every request is stored and reaches the agency', async () => {
  const database = emptyDatabase();
  await sendFive(database, ['an@example.com']);
  expect(await database.select().from(submissions)).toHaveLength(5);
  expect(await countTo(database, (to) => to === agency)).toBe(5);
  expect(await countTo(database, (to) => to === 'an@example.com')).toBe(3);

  await sendFive(database, ['bert@example.com']);
  expect(await countTo(database, (to) => to === 'bert@example.com')).toBe(3);

  await sendFive(database, ['an@example.com'], new Date(testNow.getTime() + 25 * 3_600_000));
  expect(await countTo(database, (to) => to === 'an@example.com')).toBe(6);
});

test('capitals and tags of an address do not get it more confirmations', async () => {
  const database = emptyDatabase();
  await sendFive(database, ['an@example.com', 'AN@example.com', 'an+a@example.com', 'An+b@Example.com']);
  expect(await countTo(database, (to) => to !== agency)).toBe(3);
  const other = emptyDatabase();
  await sendFive(other, [
    'an@example.com',
    'ann@example.com',
    'an@example.com.be',
    'jan+an@example.com',
    'a.n@x.be',
  ]);
  expect(await countTo(other, (to) => to !== agency)).toBe(5);
});
