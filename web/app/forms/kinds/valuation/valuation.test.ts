import { expect, test } from 'vitest';
import type { ContactSlots } from '../../../content/cms/content.ts';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { outbox, submissions } from '../../../platform/database/core-tables.server.ts';
import { loadForm } from '../../definition/load-form.server.ts';
import { encoded, filled, post, testSite } from '../../submit/posting.test-data.ts';
import { valuationForm } from './valuation.form.server.ts';
import { sampleCatalogue } from '../../../properties/catalogue/sample-catalogue.test-data.ts';

const house = {
  propertyType: 'house',
  address: 'Korenmarkt 999 bus 2',
  postalCode: '2800',
  city: 'Mechelen',
  goal: 'let',
  bedrooms: '3',
  livingArea: '140',
  condition: 'dated',
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an@example.com',
  phone: '0470 00 00 00',
  contactSlot: '14:00–16:00',
  message: '',
};

type Sent = { language?: 'nl' | 'fr' | 'en'; database?: ReturnType<typeof emptyDatabase> };

async function send(changed: Record<string, string>, poster: Sent = {}) {
  return post(encoded(await filled({ ...house, ...changed }, { form: 'contact-demand' })), poster);
}

const nothing = Object.fromEntries(Object.keys(house).map((field) => [field, ' ']));

async function errorsOf(changed: Record<string, string>, language: Sent['language']) {
  const { status, result } = await send(changed, { language });
  expect(status).toBe(422);
  expect(result?.values).toMatchObject(changed);
  return result?.errors;
}

test('[5.02][5.03][5.04] the address of the property is required in each language', async () => {
  expect(await errorsOf(nothing, 'nl')).toMatchObject({
    address: 'Adres van het pand is een verplicht veld',
    postalCode: 'Postcode is een verplicht veld',
    city: 'Stad of gemeente is een verplicht veld',
  });
  expect(await errorsOf(nothing, 'fr')).toMatchObject({
    address: 'Adresse du bien est un champ obligatoire',
    postalCode: 'Code postal est un champ obligatoire',
    city: 'Ville ou commune est un champ obligatoire',
  });
  expect(await errorsOf(nothing, 'en')).toMatchObject({
    address: 'Address of the property is a required field',
    postalCode: 'Postal code is a required field',
    city: 'Town or city is a required field',
  });
});

test('[5.12] goal and property type are required in each language', async () => {
  expect(await errorsOf(nothing, 'nl')).toMatchObject({
    goal: 'Kies of u wilt verkopen of verhuren',
    propertyType: 'Type pand is een verplicht veld',
  });
  expect(await errorsOf(nothing, 'fr')).toMatchObject({
    goal: 'Choisissez si vous voulez vendre ou mettre en location',
    propertyType: 'Type de bien est un champ obligatoire',
  });
  expect(await errorsOf(nothing, 'en')).toMatchObject({
    goal: 'Choose whether you want to sell or let',
    propertyType: 'Property type is a required field',
  });
});

test('[5.08] phone, names and e-mail address are required in each language', async () => {
  expect(await errorsOf(nothing, 'nl')).toMatchObject({
    firstName: 'Voornaam is een verplicht veld',
    lastName: 'Naam is een verplicht veld',
    email: 'E-mailadres is een verplicht veld',
    phone: 'Telefoon is een verplicht veld',
  });
  expect(await errorsOf(nothing, 'fr')).toMatchObject({ phone: 'Téléphone est un champ obligatoire' });
  expect(await errorsOf(nothing, 'en')).toMatchObject({ phone: 'Phone is a required field' });
});

test('[5.19] a valuation without the address of the property is not stored', async () => {
  const database = emptyDatabase();
  const { status, result } = await send({ address: '' }, { database });
  expect(status).toBe(422);
  expect(result?.errors).toEqual({ address: 'Adres van het pand is een verplicht veld' });
  expect(await database.select().from(submissions)).toEqual([]);
});

test('an unknown choice and a malformed postal code are field errors', async () => {
  expect(
    await errorsOf({ propertyType: 'castle', goal: 'House', bedrooms: 'veel', postalCode: '280' }, 'nl'),
  ).toEqual({
    propertyType: 'Type pand: kies een van de mogelijkheden',
    postalCode: 'De postcode is niet geldig',
    goal: 'Verkopen of verhuren: kies een van de mogelijkheden',
    bedrooms: 'Vul een getal in, bijvoorbeeld 3',
  });
  for (const postalCode of ['0999', '12345', 'L 123', 'NL-1234', '2800 Mechelen'])
    expect(await errorsOf({ postalCode }, 'nl'), postalCode).toEqual({
      postalCode: 'De postcode is niet geldig',
    });
  for (const postalCode of ['1000', '9999', ' 2800 ', 'L-1234', 'l1234', 'B-2800'])
    expect((await send({ postalCode })).status, postalCode).toBe(303);
});

test('[1.04] a request is stored, and the mails about it name every choice in the words of their reader', async () => {
  const database = emptyDatabase();
  const { status } = await send({ message: 'Vanaf mei' }, { database, language: 'fr' });
  expect(status).toBe(303);
  expect(await database.select().from(submissions)).toMatchObject([
    { form: 'contact-demand', language: 'fr', values: { ...house, message: 'Vanaf mei' } },
  ]);
  const [staff, visitor] = ['staff', 'visitor'].map(
    (kind) => (messages: { id: string; message: { text: string } }[]) =>
      messages.find(({ id }) => id.endsWith(kind))?.message.text,
  );
  const mails = await database.select().from(outbox);
  expect(staff?.(mails)).toContain(
    [
      'Type pand: Huis of villa',
      'Adres van het pand: Korenmarkt 999 bus 2',
      'Postcode: 2800',
      'Stad of gemeente: Mechelen',
      'Verkopen of verhuren: Verhuren',
      'Aantal slaapkamers: 3',
      'Bewoonbare oppervlakte in m²: 140',
      'Staat van het pand: Op te frissen',
      'Voornaam: An',
    ].join('\n'),
  );
  for (const words of [
    'Type de bien\u00a0: Maison ou villa',
    'location\u00a0: Mettre en location',
    'bien\u00a0: À rafraîchir',
  ])
    expect(visitor?.(mails)).toContain(words);
});

test('every field is in one step, in the order of the error summary', () => {
  const { fields, steps } = valuationForm;
  expect(steps.flatMap((step) => [...step.fields])).toEqual(Object.keys(fields));
});

test('when to call is chosen among the parts of the day that the settings have for the language', async () => {
  const contactSlots: ContactSlots = [
    { from: '10:00', to: '13:00', languages: null },
    { from: '14:00', to: '16:00', languages: ['fr'] },
    { from: null, to: '19:00', languages: [] },
  ];
  const offered = (language: 'nl' | 'fr') => {
    const context = {
      language,
      paths: testSite.paths,
      t: serverText(testSite, language),
      catalogue: sampleCatalogue,
      contactSlots,
    };
    return loadForm(valuationForm, context).fields['contactSlot']?.choices;
  };
  expect(offered('nl')).toEqual([{ value: '10:00–13:00', label: 'Tussen 10:00 en 13:00' }]);
  expect(offered('fr')?.map(({ label }) => label)).toEqual(['Entre 10:00 et 13:00', 'Entre 14:00 et 16:00']);
  expect((await send({ contactSlot: '' })).status).toBe(303);
  for (const contactSlot of ['later', '25:00–26:00', '10:00-13:00'])
    expect(await errorsOf({ contactSlot }, 'nl'), contactSlot).toEqual({
      contactSlot: 'Beste moment om u te bellen: kies een van de mogelijkheden',
    });
});
