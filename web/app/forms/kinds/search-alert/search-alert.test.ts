import { expect, test } from 'vitest';
import type { LanguageId } from 'schemas/languages.ts';
import { alertPath, type AlertLink } from '../../../content/paths/mailed-links.ts';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { alerts } from './alert-tables.server.ts';
import { outbox, submissions } from '../../../platform/database/core-tables.server.ts';
import { testPlatform } from '../../../platform/platform.test-data.ts';
import { encoded, filled, post, testNow, testSite } from '../../submit/posting.test-data.ts';
import { handleAlert, showAlert } from './alert-links.server.ts';

const form = 'demand-register';
const email = 'an@example.com';
const criteria = 'sale?city=Mechelen%7C2800&type=1&maxPrice=450000';

const send = async (values: Record<string, string>, database: Database, language: LanguageId = 'nl') =>
  post(encoded(await filled(values, { form })), { database, language });

const errorsOf = async (values: Record<string, string>, language: LanguageId = 'nl') => {
  const { status, result } = await send(values, emptyDatabase(), language);
  return [status, result?.errors];
};

const mailsIn = async (database: Database) =>
  (await database.select().from(outbox)).map(({ message }) => message);

const tokenIn = (text: string | undefined, link: AlertLink) =>
  new RegExp(`/alert/${link}/([^/\\s>]+)/`).exec(text ?? '')?.[1] ?? '';

type Given = { body?: string; origin?: string; token?: string; now?: Date };

async function request(database: Database, link: AlertLink, given: Given = {}) {
  const { body, origin = 'http://localhost:3000', token = '', now = testNow } = given;
  const type = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin };
  const sent = new Request(`http://localhost:3000${alertPath('nl', link, token)}`, {
    ...(body !== undefined && { method: 'POST', headers: type, body }),
  });
  const { platform } = testPlatform({ database, clock: () => now });
  const handle = body === undefined ? showAlert : handleAlert;
  const response = await handle({ platform, site: testSite, request: sent, link, token });
  if (!('init' in response)) return { status: response.status, location: response.headers.get('Location') };
  return { status: response.init?.status ?? 200, page: response.data };
}

async function confirmed(database: Database): Promise<string> {
  await send({ criteria, email }, database);
  const token = tokenIn((await mailsIn(database))[0]?.text, 'confirm');
  const { location } = await request(database, 'confirm', { token, body: '' });
  return tokenIn(location ?? '', 'change');
}

test('[1.05][2.46] an e-mail address is enough below a filtered list, and nothing runs before the link is followed', async () => {
  const database = emptyDatabase();
  const { status, location } = await send({ criteria, email }, database, 'fr');
  expect([status, location]).toEqual([303, '/fr/merci/demand-register/#top']);
  expect(await database.select().from(submissions)).toMatchObject([{ form, values: { criteria, email } }]);
  expect(await database.select().from(alerts)).toMatchObject([
    {
      email,
      language: 'fr',
      goal: 'sale',
      search: '?city=Mechelen%7C2800&type=1&maxPrice=450000',
      frequency: 'daily',
      state: 'pending',
    },
  ]);
  const [mail, ...others] = await mailsIn(database);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: [email],
    subject: 'Confirmez votre recherche chez Huis & Haard',
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  expect(mail?.text).toContain('À vendre · Malines · Maison, villa ou ferme');
});

test('[5.11][5.18] the full form needs a goal, and a property type or a town', async () => {
  expect(await errorsOf({ email })).toEqual([
    422,
    {
      goal: 'Kopen of huren is een verplicht veld',
      propertyType: 'U moet minstens een type pand selecteren',
    },
  ]);
  expect(await errorsOf({ email, goal: 'rent', maxPrice: '1.200' })).toEqual([
    422,
    { propertyType: 'U moet minstens een type pand selecteren' },
  ]);
  const database = emptyDatabase();
  const values = {
    goal: 'rent',
    places: 'malines, 3000',
    maxPrice: '€ 1.200',
    frequency: 'weekly',
    message: 'Een tuin.',
    email,
  };
  expect((await send(values, database)).status).toBe(303);
  expect(await database.select().from(alerts)).toMatchObject([
    { goal: 'rent', search: '?city=Leuven%7C3000&city=Mechelen%7C2800&maxPrice=1200', frequency: 'weekly' },
  ]);
});

test('an unknown town, an odd amount and a forged list are refused', async () => {
  expect(await errorsOf({ email, goal: 'sale', places: 'Atlantis' }, 'en')).toEqual([
    422,
    { places: 'We do not recognise this town or postal code' },
  ]);
  expect(await errorsOf({ email, goal: 'sale', propertyType: '1', maxPrice: 'veel' })).toEqual([
    422,
    { maxPrice: 'Het bedrag is niet geldig' },
  ]);
  for (const forged of [
    '',
    'sale',
    'sale?',
    'lease?type=1',
    'sale?city=Atlantis%7C0000',
    'sale?type=99',
    'sale?q=x',
  ])
    expect((await errorsOf({ email, criteria: forged }))[0], forged).toBe(422);
});

test('the mail repeats nothing that was typed, as anyone can enter the address of another', async () => {
  const database = emptyDatabase();
  const typed = 'sale?type=1&city=Win+now+evil.example%7C1&q=evil.example';
  await send({ criteria: typed, email }, database);
  const [mail] = await mailsIn(database);
  expect(mail?.text).toContain('Te koop · Huis, villa of hoeve\n');
  expect(mail?.text).not.toContain('evil.example');
});

test('the link of the mail asks, its button confirms once, and the visitor changes and stops it', async () => {
  const database = emptyDatabase();
  await send({ criteria, email }, database);
  const token = tokenIn((await mailsIn(database))[0]?.text, 'confirm');
  expect(await request(database, 'confirm', { token })).toMatchObject({
    status: 200,
    page: { title: 'Bevestig uw zoekopdracht' },
  });
  expect(await database.select().from(alerts)).toMatchObject([{ state: 'pending' }]);
  const { status, location } = await request(database, 'confirm', { token, body: '' });
  expect(status).toBe(303);
  const manage = tokenIn(location ?? '', 'change');
  expect(await request(database, 'change', { token: manage })).toMatchObject({
    status: 200,
    page: { title: 'Uw zoekopdracht loopt', form: { values: { frequency: 'daily' } } },
  });
  expect(await request(database, 'change', { token: manage, body: 'frequency=weekly' })).toEqual({
    status: 303,
    location: `/nl/alert/changed/${manage}/`,
  });
  expect(await database.select().from(alerts)).toMatchObject([
    { state: 'confirmed', frequency: 'weekly', nextMailAt: new Date('2026-11-23T07:00:00Z') },
  ]);
  expect((await request(database, 'change', { token: manage, body: 'frequency=hourly' })).status).toBe(400);
  expect((await request(database, 'stop', { token: manage })).status).toBe(200);
  expect(await request(database, 'stop', { token: manage, body: '' })).toEqual({
    status: 303,
    location: '/nl/alert/stopped/',
  });
  expect(await database.$count(alerts)).toBe(0);
  expect((await request(database, 'change', { token: manage })).status).toBe(410);
  expect((await send({ criteria, email }, database)).status).toBe(303);
  expect(await database.$count(alerts)).toBe(1);
});

test('a mail program stops it with one click, and another website cannot', async () => {
  const database = emptyDatabase();
  const token = await confirmed(database);
  const origin = 'https://mail.example';
  for (const link of ['change', 'stop'] as const)
    expect((await request(database, link, { token, origin, body: 'frequency=weekly' })).status).toBe(403);
  expect(await database.select().from(alerts)).toMatchObject([{ frequency: 'daily' }]);
  for (let time = 0; time < 2; time++)
    expect(
      await request(database, 'stop', { token, origin, body: 'List-Unsubscribe=One-Click' }),
    ).toMatchObject({ status: 200, page: { title: 'Uw zoekopdracht is gestopt' } });
  expect(await database.$count(alerts)).toBe(0);
});

test('asking again for a search that runs sends its link to change, not to confirm, and leaves it as it is', async () => {
  const database = emptyDatabase();
  await confirmed(database);
  await send({ criteria, email: 'AN@example.com', frequency: 'weekly' }, database);
  const [, again] = await mailsIn(database);
  expect(again?.subject).toBe('Uw zoekopdracht bij Huis & Haard loopt al');
  expect(tokenIn(again?.text, 'change')).not.toBe('');
  expect(await database.select().from(alerts)).toMatchObject([{ state: 'confirmed', frequency: 'daily' }]);
});

test('a forged or outdated link says so', async () => {
  const database = emptyDatabase();
  await send({ criteria, email }, database);
  const token = tokenIn((await mailsIn(database))[0]?.text, 'confirm');
  expect((await request(database, 'confirm', { token: `${token}x` })).status).toBe(400);
  expect((await request(database, 'change', { token })).status).toBe(400);
  const late = new Date('2026-11-28T10:00:01Z');
  expect((await request(database, 'confirm', { token, now: late })).status).toBe(410);
});
