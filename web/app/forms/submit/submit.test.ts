import { expect, test, vi } from 'vitest';
import { brokenDatabase, emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { outbox, submissions } from '../../platform/database/core-tables.server.ts';
import { hiddenFields } from '../definition/form-content.ts';
import { an, encoded, filled, post } from './posting.test-data.ts';

test('what a person sent is stored as typed, and only then the thank-you page is named', async () => {
  for (const [language, path] of [
    ['nl', '/nl/bedankt/site-contact/#top'],
    ['fr', '/fr/merci/site-contact/#top'],
    ['en', '/en/thank-you/site-contact/#top'],
  ] as const) {
    const database = emptyDatabase();
    const message = 'Cafe\u0301\r\n<b>"’';
    const { status, location } = await post(encoded(await filled({ ...an, message })), {
      database,
      language,
    });
    expect([status, location]).toEqual([303, path]);
    const [row, ...more] = await database.select().from(submissions);
    expect(more).toEqual([]);
    expect(row?.values).toEqual({
      firstName: 'An',
      lastName: 'Peeters',
      email: 'an@example.com',
      message: 'Caf\u00e9\r\n<b>"’',
    });
    expect(row).toMatchObject({ form: 'site-contact', language, context: { page: `/${language}/contact/` } });
    expect(await database.select().from(outbox)).toHaveLength(2);
  }
});

test('more than 64 KB is refused with 413, and shown again up to 256 KB', async () => {
  const message = 'x'.repeat(70_000);
  const large = encoded(await filled({ ...an, message }));
  const database = emptyDatabase();
  const { status, result } = await post(large, { database });
  expect(status).toBe(413);
  expect(result?.messages[0]).toBe('Uw bericht is te lang. Kort het in en probeer het opnieuw.');
  expect(result?.values).toEqual({ ...an, message });
  expect(await database.select().from(submissions)).toEqual([]);
  const far = await post(encoded(await filled({ ...an, message: 'x'.repeat(300_000) })));
  expect([far.status, far.result?.values]).toEqual([413, {}]);
  const stream = new Blob([large]).stream();
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: stream,
    duplex: 'half',
  } as RequestInit);
  expect((await post(await request.text())).status).toBe(413);
});

test('text is composed only up to three times what its field holds, because composing takes its length squared', async () => {
  // Four characters that compose to one; not escaped, so that many fit into a form.
  const letter = '\u03c9\u0314\u0342\u0345';
  const send = async (message: string, database = emptyDatabase()) =>
    post(`message=${message}&${encoded(await filled(an))}`, { database });
  const database = emptyDatabase();
  expect((await send(letter.repeat(3500), database)).status).toBe(303);
  const [row] = await database.select().from(submissions);
  expect(row?.values['message']).toBe('\u1fa7'.repeat(3500));

  const long = letter.repeat(4000);
  const { status, result } = await send(long);
  expect([status, Object.keys(result?.errors ?? {})]).toEqual([422, ['message']]);
  expect(result?.values['message'] === long).toBe(true);
  const answer = `7${'\u0301'.repeat(40)}`;
  expect((await post(encoded({ ...(await filled(an)), [hiddenFields.answer]: answer }))).status).toBe(422);
});

test('what is not a form is refused with 415, and a form that no browser writes with 400', async () => {
  const body = encoded(await filled(an));
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])
    expect((await post(body, { headers: { 'Content-Type': type } })).status, type).toBe(415);
  const many = Array.from({ length: 61 }, (_, index) => `f${String(index)}=1`).join('&');
  for (const malformed of ['', '%', '_form=%ff', '_form=nothing', '_form=constructor', `${body}&${many}`])
    expect((await post(malformed)).status, malformed).toBe(400);
  expect((await post(new Uint8Array([0x61, 0xff]))).status).toBe(400);
});

test('names that a library reads as a path or a command are left out, and of one that came twice the first counts', async () => {
  const database = emptyDatabase();
  const odd = ['firstName[4294967294]', 'firstName.a', '__proto__', 'constructor', '__state__', '__intent__'];
  const more = odd.map((name) => `&${encodeURIComponent(name)}=%7B`).join('');
  const body = `${encoded(await filled(an))}&firstName=Els${more}`;
  expect((await post(body, { database })).status).toBe(303);
  expect(await database.select().from(submissions)).toMatchObject([{ values: an }]);
});

test('a form sent from another website is refused with 403 and stores nothing', async () => {
  const database = emptyDatabase();
  const body = encoded(await filled(an));
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:3001' },
    { Origin: '', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: '', 'Sec-Fetch-Site': 'same-site' },
    { Origin: '' },
  ];
  for (const headers of foreign) {
    const { status, result } = await post(body, { database, headers });
    expect(status, JSON.stringify(headers)).toBe(403);
    expect(result?.values).toMatchObject({ message: an.message });
  }
  expect(await database.select().from(submissions)).toEqual([]);
  const { status } = await post(body, { database, headers: { Origin: '', 'Sec-Fetch-Site': 'same-origin' } });
  expect(status).toBe(303);
});

test('the thirty-first request within ten minutes gets 429 with Retry-After and the typed text', async () => {
  const database = emptyDatabase();
  for (let count = 0; count < 30; count++)
    expect((await post(encoded(await filled({ ...an, message: String(count) })), { database })).status).toBe(
      303,
    );
  const last = await filled({ ...an, message: 'Nog één' });
  const { status, result, headers } = await post(encoded(last), { database });
  expect(status).toBe(429);
  expect(headers.get('Retry-After')).toBe('600');
  expect(result?.messages[0]).toContain('Probeer het over 10 minuten opnieuw.');
  expect(result?.values).toMatchObject({ ...an, message: 'Nog één' });
  expect(result?.hidden[hiddenFields.token]).toBe(last[hiddenFields.token]);
  expect((await post(encoded(last), { database, client: 'b' })).status).toBe(303);
});

test('a form that was opened without JavaScript is shown again with everything typed and a question in words', async () => {
  const database = emptyDatabase();
  const bare = { ...an, [hiddenFields.form]: 'site-contact', [hiddenFields.formKey]: 'a' };
  for (const [language, question] of [
    ['nl', /^Hoeveel is (een|twee|drie|vier|vijf|zes|zeven|acht|negen) plus \w+\?$/],
    ['fr', /^Combien font \p{L}+ plus \p{L}+ ?\s?\?$/u],
    ['en', /^(How much|What) is \w+ plus \w+\?$/],
  ] as const) {
    const { status, result } = await post(encoded(bare), { database, language });
    expect(status).toBe(422);
    expect(result).toMatchObject({ form: 'site-contact', formKey: 'a', values: an, errors: {} });
    expect(result?.question?.text).toMatch(question);
    expect(result?.hidden[hiddenFields.token]).toBeDefined();
    expect(result?.messages).toHaveLength(1);
  }
  expect(await database.select().from(submissions)).toEqual([]);
});

test('a wrong answer, a form sent too fast or too late, and a filled honeypot store nothing', async () => {
  const database = emptyDatabase();
  const good = await filled(an);
  const wrong = await post(encoded({ ...good, [hiddenFields.answer]: '8' }), { database });
  expect(wrong.result?.errors).toEqual({
    [hiddenFields.answer]: 'Het antwoord op de controlevraag klopt niet',
  });
  const fast = await post(encoded(await filled(an, { ago: 500 })), { database });
  const late = await post(encoded(await filled(an, { ago: 5 * 3_600_000 })), { database });
  expect(late.result?.messages[0]).toContain('stond lang open');
  const robot = await post(encoded({ ...good, [hiddenFields.trap]: 'http://spam.example' }), { database });
  const otherForm = await post(encoded(await filled(an, { form: 'contact-me' })), { database });
  const proofless = await post(
    encoded({ ...good, [hiddenFields.token]: `${good[hiddenFields.token] ?? ''}x` }),
    { database },
  );
  for (const { status, result } of [wrong, fast, late, robot, proofless]) {
    expect(status).toBe(422);
    expect(result?.values).toEqual(an);
    expect(result?.question).toBeDefined();
  }
  expect(otherForm.status).toBe(400);
  expect(await database.select().from(submissions)).toEqual([]);
});

test('the question accepts digits and words of any language', async () => {
  for (const answer of ['7', ' zeven ', 'Sept', 'seven.']) {
    const { status } = await post(encoded({ ...(await filled(an)), [hiddenFields.answer]: answer }));
    expect(status, answer).toBe(303);
  }
});

test('each error is shown at its field in the language of the page, and counted above the form', async () => {
  const empty = {
    firstName: ' ',
    lastName: ' \t',
    email: 'an@',
    phone: 'bel mij',
    message: 'x'.repeat(5001),
  };
  const good = await filled(empty);
  const { status, result } = await post(encoded(good), { language: 'fr' });
  expect(status).toBe(422);
  expect(result?.errors).toEqual({
    firstName: 'Prénom est un champ obligatoire',
    lastName: 'Nom est un champ obligatoire',
    email: 'Votre adresse mail est invalide',
    phone: expect.stringContaining('téléphone') as string,
    message: expect.stringMatching(/5\s000/) as string,
  });
  expect(Object.keys(result?.errors ?? {})).toEqual(['firstName', 'lastName', 'email', 'phone', 'message']);
  expect(result?.values).toEqual(empty);
  // Valid values need not be typed again.
  expect(result?.hidden[hiddenFields.token]).toBe(good[hiddenFields.token]);
  expect(result?.hidden[hiddenFields.answer]).toBe('7');
});

test('a changed text sent with a used token is shown again with a question', async () => {
  const database = emptyDatabase();
  const first = await filled(an);
  await post(encoded(first), { database });
  const changed = { ...first, message: 'Toch iets anders' };
  const { status, result } = await post(encoded(changed), { database });
  expect(status).toBe(422);
  expect(result?.values).toMatchObject({ message: 'Toch iets anders' });
  expect(result?.hidden[hiddenFields.token]).not.toBe(first[hiddenFields.token]);
});

test('while the database fails the form comes back with 503, its text and the telephone number', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, result, location } = await post(encoded(await filled(an)), { database: brokenDatabase() });
  expect([status, location]).toEqual([503, undefined]);
  expect(result?.messages.join()).toContain('+32 15 00 00 00');
  expect(result?.values).toEqual(an);
  const logged = JSON.stringify(log.mock.calls);
  expect(logged).toContain('request');
  for (const word of ['An', 'Peeters', 'example.com', 'plaats']) expect(logged).not.toContain(`"${word}`);
});
