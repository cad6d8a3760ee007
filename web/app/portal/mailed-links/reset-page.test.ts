import { expect, test } from 'vitest';
import { ownerTokens } from '../owners/owner-tables.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { drainOutbox } from '../../platform/mail/outbox.server.ts';
import { signedIn } from '../signed-in.test-data.ts';
import { requestReset } from './reset-page.server.ts';

const site = 'https://huisenhaard.example';

async function requestFor(email: string, times = 1) {
  const { platform, context } = await signedIn({ email: 'an@example.com', language: 'fr' });
  const { database } = platform;
  const responses = [];
  const errors: unknown[] = [];
  for (let time = 0; time < times; time += 1) {
    const request = new Request(`${site}/nl/eigenaars/wachtwoord/`, {
      method: 'POST',
      body: new URLSearchParams({ email }).toString(),
      headers: { Origin: site, 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    const response = await requestReset({ platform, site: context.site, request });
    responses.push('init' in response ? response.init?.status : response.headers.get('Location'));
    if ('data' in response) errors.push(response.data.form?.shown?.lastResult.error?.['email']?.[0]);
  }
  const mails = (await database.select().from(outbox)).map(({ message }) => message);
  return { responses, errors, mails, database, clock: platform.clock };
}

test('a known and an unknown address get the same response, and only the known one a mail', async () => {
  const known = await requestFor('an@example.com');
  const unknown = await requestFor('nobody@example.com');
  expect(known.responses).toEqual(['/nl/login/?notice=reset-sent']);
  expect(unknown.responses).toEqual(known.responses);
  expect(known.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [['an@example.com'], 'Choisissez un nouveau mot de passe pour Huis & Haard'],
  ]);
  expect(unknown.mails).toEqual([]);
});

test('a client that requests a sixth link for an address within the hour is told so, whoever has the address', async () => {
  const known = await requestFor('an@example.com', 6);
  expect(known.responses.slice(-2)).toEqual(['/nl/login/?notice=reset-sent', 429]);
  expect(known.mails.length).toBe(5);
  expect((await requestFor('nobody@example.com', 6)).responses).toEqual(known.responses);
});

test('an address that is missing or cannot exist is named before anything is sent', async () => {
  for (const [email, error] of [
    ['', 'E-mailadres is een verplicht veld'],
    ['an', 'E-mailadres is niet geldig'],
  ] as const) {
    const { responses, errors, mails } = await requestFor(email);
    expect([responses, errors, mails]).toEqual([[422], [error], []]);
  }
});

test('once it is sent, the link is left nowhere in the database', async () => {
  const { database, clock } = await requestFor('an@example.com');
  await drainOutbox(database, () => Promise.resolve(), clock);
  expect(await database.select().from(outbox)).toEqual([]);
  expect((await database.select().from(ownerTokens)).length).toBe(1);
});
