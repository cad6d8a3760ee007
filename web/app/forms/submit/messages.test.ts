import { expect, test, vi } from 'vitest';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { brokenDatabase, emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { failedProof, hiddenFields } from '../definition/form-content.ts';
import { an, encoded, filled, type Poster, post, testSite } from './posting.test-data.ts';

const t = serverText(testSite, 'nl');
const person = { ...an, phone: '0470 00 00 00' };

/** Expected result of a request: its status, the messages above the form and the errors by field. */
type Handling = {
  status: number;
  above: readonly string[];
  at?: Record<string, string>;
  does: () => Promise<{ body: BodyInit; poster?: Poster }>;
};

const sent = async (fields: Record<string, string>, poster?: Poster) => ({
  body: encoded({ ...(await filled(person)), ...fields }),
  ...(poster && { poster }),
});

const kept = t('form.typedKept');

const handlings: Record<string, Handling> = {
  'a request that is no form': {
    status: 400,
    above: [t('message.notSent')],
    does: () => Promise.resolve({ body: '%' }),
  },
  'far too much text': {
    status: 413,
    above: [t('message.tooLarge'), kept],
    does: () => sent({ message: 'x'.repeat(70_000) }),
  },
  'another kind of content': {
    status: 415,
    above: [t('message.notSent')],
    does: () => sent({}, { headers: { 'Content-Type': 'application/json' } }),
  },
  'a form on another website': {
    status: 403,
    above: [t('message.refused'), kept],
    does: () => sent({}, { headers: { Origin: 'https://evil.example' } }),
  },
  'too many forms': {
    status: 429,
    above: [t('message.tooMany', { count: 10 }), kept],
    does: async () => {
      const database = emptyDatabase();
      const robot = await sent({ [hiddenFields.trap]: 'x' }, { database });
      for (let count = 0; count < 30; count++) await post(robot.body, robot.poster);
      return sent({}, { database });
    },
  },
  'no script': {
    status: 422,
    above: [t('message.oneMoreStep'), kept],
    does: () => sent({ [hiddenFields.token]: '' }),
  },
  'a form that stood open for hours': {
    status: 422,
    above: [t('message.formExpired'), kept],
    does: async () => ({ body: encoded(await filled(person, { ago: 5 * 3_600_000 })) }),
  },
  'what only robots fill in': {
    status: 422,
    above: [t('validation.captcha'), kept],
    does: () => sent({ [hiddenFields.trap]: 'x' }),
  },
  'a wrong answer to the question': {
    status: 422,
    above: [kept],
    at: { [hiddenFields.answer]: t('validation.question') },
    does: () => sent({ [hiddenFields.answer]: '8' }),
  },
  'mistakes in fields': {
    status: 422,
    above: [kept],
    at: {
      firstName: t('validation.tooLong', { field: t('form.firstName'), max: 100 }),
      email: t('validation.email'),
      phone: t('validation.phone'),
      message: t('validation.message'),
    },
    does: () => sent({ firstName: 'x'.repeat(101), email: 'an', phone: 'bel mij', message: '' }),
  },
};

test.each(Object.entries(handlings))(
  '[8.24] a visitor is told what to correct: %s',
  async (_, { status, above, at = {}, does }) => {
    const { body, poster } = await does();
    const { status: given, result } = await post(body, poster);
    expect(given).toBe(status);
    const note = result?.note === undefined ? [] : [result.note];
    expect([...(result?.messages ?? []), ...note]).toEqual(above);
    expect(result?.errors).toEqual(at);
  },
);

const about = { propertyId: '2101', projectId: '71' };
const friend = { name: 'An Peeters', email: 'an@example.com', friendEmail: 'els@example.com' };

test.each([
  ['site-contact', person],
  ['site-contact-small', person],
  ['contact-me', person],
  ['send-to-friend', friend],
  ['contact-appointment', { ...person, way: 'office', moment: '2026-11-25T09:00Z' }],
  ['contact-construction', person],
])(
  '[8.11] what could not be stored is said not to be sent, and may be sent again as it is: %s',
  async (form, typed) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const body = encoded(await filled(typed, { form }));
    const { status, result } = await post(body, { database: brokenDatabase(), ...about });
    expect(status).toBe(503);
    expect(result?.messages).toEqual([
      'Uw bericht is niet verzonden. Probeer het opnieuw.',
      t('message.unavailable', { phone: '+32 15 00 00 00' }),
    ]);
    expect(result?.note).toBe(kept);
    expect(result?.values).toEqual(typed);
    const again = await post(
      encoded({
        ...result?.values,
        ...(await filled({}, { form })),
        [hiddenFields.token]: result?.hidden[hiddenFields.token] ?? '',
      }),
      about,
    );
    expect(again.status).toBe(303);
  },
);

test('[8.15] a testimonial that could not be stored says so, and keeps what was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const typed = {
    message: 'Heel tevreden.',
    firstName: 'An',
    email: 'an@example.com',
    publish: 'yes',
  };
  const body = encoded(await filled(typed, { form: 'testimonial' }));
  const { status, result } = await post(body, { database: brokenDatabase() });
  expect(status).toBe(503);
  expect(result?.messages[0]).toBe('Uw getuigenis is niet verzonden. Probeer het opnieuw.');
  expect(result?.values).toEqual(typed);
});

test('[8.02] when the form-token API fails, the visitor is told so and gets a question instead', async () => {
  const fields = await filled(person);
  const body = encoded({ ...fields, [hiddenFields.token]: '', [hiddenFields.proof]: failedProof });
  const { status, result } = await post(body, { language: 'fr' });
  expect(status).toBe(422);
  expect(result?.messages[0]).toBe("Il y a une erreur dans l'API");
  expect(result?.question?.text).toMatch(/^Combien font/);
  expect(result?.values).toEqual(person);
  expect(result?.hidden).not.toHaveProperty(hiddenFields.proof);
});

const empty = { ...an, firstName: '', lastName: '', email: '' };

test.each([
  ['nl', 'Voornaam is een verplicht veld', 'Naam is een verplicht veld', 'E-mailadres is een verplicht veld'],
  [
    'fr',
    'Prénom est un champ obligatoire',
    'Nom est un champ obligatoire',
    'Adresse e-mail est un champ obligatoire',
  ],
  [
    'en',
    'First name is a required field',
    'Last name is a required field',
    'E-mail address is a required field',
  ],
] as const)('[5.05][5.06][5.07] names and e-mail address are required: %s', async (language, ...errors) => {
  const { result } = await post(encoded(await filled(empty)), { language });
  expect(Object.values(result?.errors ?? {})).toEqual(errors);
});

test.each([
  ['nl', 'E-mailadres is niet geldig'],
  ['fr', 'Votre adresse mail est invalide'],
] as const)('[5.14] an e-mail address must be one: %s', async (language, error) => {
  for (const email of [
    'an',
    'an@',
    '@example.com',
    'an@example',
    'an peeters@example.com',
    'a@b@example.com',
  ]) {
    const { result } = await post(encoded(await filled({ ...an, email })), { language });
    expect(result?.errors, email).toEqual({ email: error });
  }
  for (const email of ['an@example.com', 'an.p+huis@post.example.be'])
    expect((await post(encoded(await filled({ ...an, email })))).status, email).toBe(303);
});

test('[8.19] what is wrong is said in the words of the specification', async () => {
  const search = { goal: 'sale', email: 'an@', frequency: 'daily' };
  for (const [language, error] of [
    ['nl', 'E-mailadres is niet geldig'],
    ['fr', 'Votre adresse mail est invalide'],
  ] as const) {
    const { result } = await post(encoded(await filled(search, { form: 'demand-register' })), { language });
    expect(result?.errors['email']).toBe(error);
    if (language === 'nl')
      expect(result?.errors['propertyType']).toBe('U moet minstens een type pand selecteren');
  }
});

test('[5.24] white space alone counts as empty', async () => {
  for (const blank of ['', ' ', '\t\r\n', '\u00a0\u2003']) {
    const { result } = await post(encoded(await filled({ ...an, message: blank })));
    expect(result?.errors).toEqual({ message: 'Vul uw bericht in' });
    expect((await post(encoded(await filled({ ...an, phone: blank })))).status).toBe(303);
  }
});
