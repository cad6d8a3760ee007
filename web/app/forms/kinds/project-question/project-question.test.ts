import { expect, test } from 'vitest';
import { emptyDatabase } from '../../../platform/database/node-database.test-data.ts';
import { outbox, submissions } from '../../../platform/database/core-tables.server.ts';
import { an, encoded, filled, type Poster, post } from '../../submit/posting.test-data.ts';

const form = 'contact-construction';

const ask = async (projectId: string | undefined, poster: Poster = {}) =>
  post(encoded(await filled(an, { form })), { ...(projectId && { projectId }), ...poster });

test('a question about a project is stored with it, thanked for, and mailed to the agency and its broker', async () => {
  for (const [language, path] of [
    ['nl', '/nl/bedankt/'],
    ['fr', '/fr/merci/'],
    ['en', '/en/thank-you/'],
  ] as const) {
    const database = emptyDatabase();
    const { status, location } = await ask('71', { database, language });
    expect([status, location]).toEqual([303, `${path}${form}/#top`]);
    const [row] = await database.select().from(submissions);
    expect(row).toMatchObject({
      form,
      language,
      values: { message: an.message },
      context: { projectId: '71' },
    });
    const mails = (await database.select().from(outbox)).map(({ message }) => message);
    const staff = mails.find(({ to }) => to.length === 2);
    expect(staff?.to[0]).toBe('info@huisenhaard.example');
    expect(staff?.subject).toBe('Vraag over een project Dijlehof, 2800 Mechelen: An Peeters');
    expect(mails.find(({ to }) => to[0] === 'an@example.com')?.text).not.toContain(an.message);
  }
});

test('the same words about two projects are two questions', async () => {
  const database = emptyDatabase();
  for (const id of ['71', '72', '71']) expect((await ask(id, { database })).status).toBe(303);
  expect(await database.select().from(submissions)).toHaveLength(2);
});

test('a question about an unknown project, or none, is refused', async () => {
  const database = emptyDatabase();
  expect((await ask('999', { database })).status).toBe(404);
  expect((await ask(undefined, { database, propertyId: '2101' })).status).toBe(400);
  expect(await database.select().from(submissions)).toEqual([]);
});
