import { expect, test } from 'vitest';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { outbox, submissions } from '../../../platform/database/core-tables.server.ts';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import { encoded, filled, type Poster, post, testSite } from '../../submit/posting.test-data.ts';
import { offerEnds } from './offer.form.server.ts';

const form = 'offer-to-buy';
const offer = {
  amount: '375 000',
  loan: 'yes',
  ownSale: 'no',
  day: '2026-12-01',
  hour: '18:00',
  message: 'De kasten blijven staan.',
  salutation: 'mr-and-mrs',
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an@example.com',
  phone: '0470 00 00 00',
};

const typed = { until: 'other', ...offer };

const bid = async (values: Partial<typeof typed> = {}, poster: Poster = {}) =>
  post(encoded(await filled({ ...typed, ...values }, { form })), { propertyId: '2103', ...poster });

test('[1.08] [2.42] [9.34] an offer is stored, the broker gets it, and the buyer reads that it is no sale yet', async () => {
  for (const [language, path, ...lines] of [
    [
      'nl',
      '/nl/bedankt/',
      'Dit is een bod en nog geen koop',
      'een voorschot van 10\u00a0% van de verkoopprijs op de derdenrekening van de makelaar',
      'Einddatum van uw bod: 1 december 2026',
      'Uw bod: €\u00a0375.000',
      '18:00',
    ],
    [
      'fr',
      '/fr/merci/',
      'C’est une offre, pas encore une vente',
      'un acompte de 10\u00a0% du prix de vente sur le compte de tiers',
      'Date de fin de votre offre\u00a0: 1er décembre 2026',
      '375\u00a0000\u00a0€',
      '18\u00a0h',
    ],
    [
      'en',
      '/en/thank-you/',
      'This is an offer, not yet a sale',
      'an advance of 10\u00a0% of the sale price into the agent’s third-party account',
      'End date of your offer: 1 December 2026',
      '€375,000',
      '18:00',
    ],
  ] as const) {
    const database = emptyDatabase();
    const { status, location } = await bid({}, { database, language });
    expect([status, location]).toEqual([303, `${path}${form}/#top`]);
    const [stored] = await database.select().from(submissions);
    expect(stored).toMatchObject({ form, values: offer, context: { propertyId: '2103' } });
    const mails = (await database.select().from(outbox)).map(({ message }) => message);
    const staff = mails.find(({ to }) => to.length === 2);
    const visitor = mails.find(({ to }) => to[0] === 'an@example.com');
    expect(staff?.to).toEqual(['info@huisenhaard.example', 'thomas@huisenhaard.example']);
    expect(staff?.subject).toBe('Bod op een pand 2103: An Peeters');
    expect(staff?.text).toContain('De kasten blijven staan.');
    expect(staff?.text).toContain('Mijn bod geldt alleen als ik mijn lening krijg');
    for (const line of [...lines, '2103']) expect(visitor?.text).toContain(line);
    expect(visitor?.text).not.toContain('kasten');
  }
});

test('an amount that is no number is named and everything else stays, the amount as the language writes it', async () => {
  const wrong = await bid({ amount: 'veel' });
  expect([wrong.status, wrong.result?.errors]).toEqual([422, { amount: 'Het bedrag is niet geldig' }]);
  expect(wrong.result?.values).toEqual({ ...typed, amount: 'veel' });
  const { result } = await bid({ phone: ' ' });
  expect(result?.values).toEqual({ ...typed, amount: '€\u00a0375.000', phone: ' ' });
});

test('[5.17] the last day of an offer must be complete, exist and be still to come, and all that was typed stays', async () => {
  const invalid = 'De einddatum is niet volledig of niet geldig';
  for (const [values, errors] of [
    [{ day: '2026-12' }, { day: invalid }],
    [{ day: '2026-02-30' }, { day: invalid }],
    [{ day: '2026-13-45' }, { day: invalid }],
    [{ day: '2026-12-32' }, { day: invalid }],
    [{ day: '2026-00-10' }, { day: invalid }],
    [{ day: '2026-12-00' }, { day: invalid }],
    [{ day: ' ' }, { day: 'Einddatum van uw bod is een verplicht veld' }],
    [{ hour: '25:00' }, { hour: 'Het uur is onvolledig of bestaat niet' }],
    [{ day: '2026-11-21', hour: '11:00' }, { day: 'Kies een moment dat nog moet komen' }],
  ] as const) {
    const { status, result } = await bid(values);
    expect([status, result?.errors]).toEqual([422, errors]);
    expect(result?.values).toEqual({ ...typed, amount: '€\u00a0375.000', ...values });
  }
  for (const [language, message] of [
    ['fr', 'La date de fin est incomplète ou invalide'],
    ['en', 'The end date is incomplete or not valid'],
  ] as const) {
    const { status, result } = await bid({ day: '2026-13-45' }, { language });
    expect([status, result?.errors]).toEqual([422, { day: message }]);
  }
  expect((await bid({ day: '2026-11-21', hour: '11:01' })).status).toBe(303);
});

test('a moment that is chosen takes the place of the day and the hour, and is held to the same rules', async () => {
  const database = emptyDatabase();
  expect((await bid({ until: '2026-11-24 18:00', day: '', hour: '' }, { database })).status).toBe(303);
  const [stored] = await database.select().from(submissions);
  expect(stored?.values).toEqual({ ...offer, amount: '375 000', day: '2026-11-24', hour: '18:00' });
  for (const [until, error] of [
    ['2026-11-20 18:00', { day: 'Kies een moment dat nog moet komen' }],
    ['2026-02-30 18:00', { day: 'De einddatum is niet volledig of niet geldig' }],
    ['gauw', { until: 'Geldig tot: kies een van de mogelijkheden' }],
  ] as const) {
    const { status, result } = await bid({ until });
    expect([status, result?.errors]).toEqual([422, error]);
  }
});

test('an offer may end in days or weeks that are named, or at any other moment', () => {
  const now = new Date('2026-11-29T23:30:00Z');
  for (const [language, ...labels] of [
    ['nl', 'Over 3 dagen: do 3 dec, 18:00', 'Over 1 week: ma 7 dec, 18:00', 'Over 2 weken: ma 14 dec, 18:00'],
    [
      'fr',
      'Dans 3 jours : jeu. 3 déc., 18 h',
      'Dans 1 semaine : lun. 7 déc., 18 h',
      'Dans 2 semaines : lun. 14 déc., 18 h',
    ],
    ['en', 'In 3 days: Thu 3 Dec, 18:00', 'In 1 week: Mon 7 Dec, 18:00', 'In 2 weeks: Mon 14 Dec, 18:00'],
  ] as const) {
    const ends = offerEnds({ now, language, t: serverText(testSite, language) });
    expect(ends.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual(labels);
    expect(ends.map(({ value }) => value)).toEqual([
      '2026-12-03 18:00',
      '2026-12-07 18:00',
      '2026-12-14 18:00',
    ]);
  }
});

test('[5.10] a salutation is required in each language', async () => {
  for (const [language, salutation] of [
    ['nl', 'Aanspreking is een verplicht veld'],
    ['fr', 'Civilité est un champ obligatoire'],
    ['en', 'Title is a required field'],
  ] as const) {
    const { status, result } = await bid({ salutation: '' }, { language });
    expect([status, result?.errors]).toEqual([422, { salutation }]);
  }
});

test('what is sold, for rent, without a published price or part of a project takes no offers', async () => {
  const database = emptyDatabase();
  for (const propertyId of ['2119', '2137', '2108'])
    expect((await bid({}, { database, propertyId })).status, propertyId).toBe(409);
  expect(await database.select().from(submissions)).toEqual([]);
});
