import { expect, test } from 'vitest';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { outbox, submissions } from '../../../platform/database/core-tables.server.ts';
import { encoded, filled, post } from '../../submit/posting.test-data.ts';

const form = 'testimonial';
const said = {
  message: 'Van het eerste bezoek tot de akte wisten wij waar we aan toe waren.',
  firstName: 'An',
  place: 'Lier',
  email: 'an@example.com',
  publish: 'yes',
};

test('[2.49] a testimonial arrives with staff, who read whether they may publish it', async () => {
  for (const [language, path] of [
    ['nl', '/nl/bedankt/'],
    ['fr', '/fr/merci/'],
    ['en', '/en/thank-you/'],
  ] as const) {
    const database = emptyDatabase();
    const { status, location } = await post(encoded(await filled(said, { form })), { database, language });
    expect([status, location]).toEqual([303, `${path}${form}/#top`]);
    const [stored] = await database.select().from(submissions);
    expect(stored).toMatchObject({ form, language, values: said });
    const mails = (await database.select().from(outbox)).map(({ message }) => message);
    const staff = mails.find(({ to }) => to[0] === 'info@huisenhaard.example');
    expect(staff?.subject).toBe('Getuigenis: An');
    expect(staff?.text).toContain(said.message);
    expect(staff?.text).toContain('Ja, met mijn voornaam en gemeente');
    expect(mails.find(({ to }) => to[0] === 'an@example.com')?.text).not.toContain(said.message);
  }
});

test('no visitor is quoted without having chosen so', async () => {
  const { status, result } = await post(encoded(await filled({ ...said, publish: '' }, { form })));
  expect([status, Object.keys(result?.errors ?? {})]).toEqual([422, ['publish']]);
  expect(result?.values).toMatchObject({ message: said.message, firstName: 'An', place: 'Lier' });
});
