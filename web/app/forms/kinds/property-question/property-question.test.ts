import { expect, test } from 'vitest';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { outbox, submissions } from '../../../platform/database/core-tables.server.ts';
import { propertyCount } from '../../../consent/consent-tables.server.ts';
import { an, encoded, filled, type Poster, post } from '../../submit/posting.test-data.ts';

const form = 'contact-me';
const question = { ...an, phone: '0470 00 00 00' };

const ask = async (propertyId: string | undefined, poster: Poster = {}, values = question) =>
  post(encoded(await filled(values, { form })), { ...(propertyId && { propertyId }), ...poster });

test('[1.07] a question is stored with its property and mailed to the agency and the broker', async () => {
  const database = emptyDatabase();
  const { status, location } = await ask('2103', { database, language: 'en' });
  expect([status, location]).toEqual([303, '/en/thank-you/contact-me/#top']);
  const [row] = await database.select().from(submissions);
  expect(row).toMatchObject({ form, language: 'en', values: question, context: { propertyId: '2103' } });
  const mails = (await database.select().from(outbox)).map(({ message }) => message);
  const staff = mails.find(({ to }) => to.length === 2);
  const visitor = mails.find(({ to }) => to[0] === 'an@example.com');
  expect(staff?.to).toEqual(['info@huisenhaard.example', 'thomas@huisenhaard.example']);
  expect(staff?.subject).toBe('Vraag over een pand 2103: An Peeters');
  expect(staff?.text).toMatch(
    /Kruidhofstraat 41, 3000 Leuven \(Referentie 2103\)\nhttps:\/\/huisenhaard\.example\/nl\//,
  );
  expect(visitor?.text).toMatch(
    /, 3000 Leuven \(Reference 2103\)\nhttps:\/\/huisenhaard\.example\/en\/property\/leuven\/.+\/2103\/\n/,
  );
});

test('an address that the agency does not publish is in no mail', async () => {
  const database = emptyDatabase();
  expect((await ask('2107', { database })).status).toBe(303);
  const mails = JSON.stringify(await database.select().from(outbox));
  expect(mails).toContain('8000 Brugge (Referentie 2107)');
  expect(mails).not.toMatch(/Vlamingdam/i);
});

test('the same words about two properties are two questions, and about one they are one', async () => {
  const database = emptyDatabase();
  for (const id of ['2101', '2102', '2101']) expect((await ask(id, { database })).status).toBe(303);
  const asked = (await database.select().from(submissions)).map(({ context }) => context.propertyId);
  expect(asked.sort()).toEqual(['2101', '2102']);
  expect(await database.select().from(propertyCount)).toMatchObject([
    { propertyId: '2101', kind: 'enquiry', count: 1 },
    { propertyId: '2102', kind: 'enquiry', count: 1 },
  ]);
});

test('a question about a property that is gone, unknown or missing is refused', async () => {
  const database = emptyDatabase();
  for (const [id, status] of [
    ['2042', 410],
    ['9999', 404],
    [undefined, 400],
  ] as const) {
    const result = await ask(id, { database });
    expect(result.status).toBe(status);
    expect(result.headers.get('Cache-Control')).toBe('no-store');
  }
  expect(await database.select().from(submissions)).toEqual([]);
});

test('other forms on the page of a property are about no property', async () => {
  const database = emptyDatabase();
  expect((await post(encoded(await filled(an)), { database, propertyId: '2042' })).status).toBe(303);
  const [row] = await database.select().from(submissions);
  expect(row?.context).toEqual({ page: '/nl/contact/', requestId: 'request' });
});

test('[5.08] a broker calls back, so that a question needs a telephone number', async () => {
  for (const phone of ['', ' \t\u00a0']) {
    const { status, result } = await ask('2101', {}, { ...question, phone });
    expect([status, result?.errors]).toEqual([422, { phone: 'Telefoon is een verplicht veld' }]);
  }
});
