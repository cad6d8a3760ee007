import { expect, test } from 'vitest';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { outbox, submissions } from '../../../platform/database/core-tables.server.ts';
import { propertyCount } from '../../../consent/consent-tables.server.ts';
import { encoded, filled, type Poster, post, testNow } from '../../submit/posting.test-data.ts';

const form = 'send-to-friend';
const sent = { name: 'An Peeters', email: 'an@example.com', friendEmail: 'els@example.com' };

const send = async (values: Partial<typeof sent> = {}, poster: Poster = {}) =>
  post(encoded(await filled({ ...sent, ...values }, { form })), { propertyId: '2103', ...poster });

const mailsIn = async (database: NonNullable<Poster['database']>) =>
  (await database.select().from(outbox)).map(({ message }) => message);

test('[1.09] [2.47] a friend gets one fixed mail with the sender and a link to the property, in each language', async () => {
  for (const [language, line, path] of [
    ['nl', 'An Peeters (an@example.com) bekeek dit pand op de website van Huis & Haard', '/nl/bedankt/'],
    ['fr', 'An Peeters (an@example.com) a regardé ce bien sur le site de Huis & Haard', '/fr/merci/'],
    ['en', 'An Peeters (an@example.com) saw this property on the Huis & Haard website', '/en/thank-you/'],
  ] as const) {
    const database = emptyDatabase();
    const { status, location } = await send({}, { database, language });
    expect([status, location]).toEqual([303, `${path}${form}/#top`]);
    const [mail, ...others] = await mailsIn(database);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: ['els@example.com'],
      from: { address: 'info@huisenhaard.example' },
      replyTo: { name: 'An Peeters', address: 'an@example.com' },
    });
    expect(mail?.text).toContain(line);
    const links = mail?.text.match(/https?:\S+/g);
    expect(links).toEqual([
      expect.stringMatching(new RegExp(`^https://huisenhaard\\.example/${language}/.+/2103/$`)),
    ]);
    expect(await database.select().from(propertyCount)).toMatchObject([
      { propertyId: '2103', kind: 'share', count: 1 },
    ]);
  }
});

test('a name that could carry a message or a link is left out, and a message is not a field', async () => {
  for (const name of ['Win nu op evil.example', 'http://evil.example', 'Bel 0900 12 34 56', 'x'.repeat(80)]) {
    const database = emptyDatabase();
    const body = encoded(await filled({ ...sent, name, message: 'Koop bij mij' }, { form }));
    expect((await post(body, { database, propertyId: '2103' })).status).toBe(303);
    const [mail] = await mailsIn(database);
    expect(mail?.text).toContain('an@example.com bekeek dit pand');
    expect(JSON.stringify({ ...mail, messageId: undefined })).not.toMatch(/evil|0900|xxx|Koop/);
  }
});

test('one sender reaches five friends an hour, by mailbox and by client, and repeats count once', async () => {
  const database = emptyDatabase();
  const to = (friend: string, values: Partial<typeof sent> = {}, poster: Poster = {}) =>
    send({ friendEmail: `${friend}@example.com`, ...values }, { database, ...poster });
  for (const friend of ['a', 'b', 'c', 'c', 'c', 'd', 'e']) expect((await to(friend)).status).toBe(303);
  const { status, headers, result } = await to('f');
  expect([status, headers.get('Retry-After')]).toEqual([429, '3600']);
  expect(result?.messages[0]).toBe(
    'U hebt in korte tijd veel berichten verzonden. Probeer het over 60 minuten opnieuw.',
  );
  expect(result?.values).toMatchObject({ name: 'An Peeters', friendEmail: 'f@example.com' });
  expect((await to('f', { email: 'AN+x@example.com' }, { client: 'b' })).status).toBe(429);
  expect((await to('f', { email: 'jan@example.com' })).status).toBe(429);
  expect((await to('f', { email: 'jan@example.com' }, { client: 'b' })).status).toBe(303);
  expect(await mailsIn(database)).toHaveLength(6);
  const later = new Date(testNow.getTime() + 61 * 60_000);
  expect((await to('g', {}, { now: later })).status).toBe(303);
});

test('of twenty friends at once, five get a mail', async () => {
  const database = emptyDatabase();
  const all = Array.from({ length: 20 }, (_, index) => `friend${String(index)}@example.com`);
  const responses = await Promise.all(all.map((friendEmail) => send({ friendEmail }, { database })));
  expect(responses.filter(({ status }) => status === 303)).toHaveLength(5);
  expect(await mailsIn(database)).toHaveLength(5);
  expect(await database.select().from(submissions)).toHaveLength(5);
});

test('[5.16] the e-mail address of a friend must be there and be valid', async () => {
  for (const [friendEmail, error] of [
    ['', 'E-mailadres van uw vriend of vriendin is een verplicht veld'],
    [' ', 'E-mailadres van uw vriend of vriendin is een verplicht veld'],
    ['els@', 'Het e-mailadres van uw vriend of vriendin is niet geldig'],
    ['els@example.com, jan@example.com', 'Het e-mailadres van uw vriend of vriendin is niet geldig'],
  ] as const) {
    const { status, result } = await send({ friendEmail });
    expect([status, result?.errors]).toEqual([422, { friendEmail: error }]);
    expect(result?.values).toMatchObject({ name: 'An Peeters', email: 'an@example.com' });
  }
});

test('no street that the agency hides goes to a friend', async () => {
  const database = emptyDatabase();
  expect((await send({}, { database, propertyId: '2107' })).status).toBe(303);
  expect(JSON.stringify(await mailsIn(database))).not.toMatch(/Vlamingdam/i);
});
