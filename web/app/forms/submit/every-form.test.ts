import { expect, test, vi } from 'vitest';
import { brokenDatabase, emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { outbox, submissions } from '../../platform/database/core-tables.server.ts';
import { recordFigure } from '../../platform/record-figure.test-data.ts';
import { formDefinitions } from '../definitions.server.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { postForm } from './every-form.test-data.ts';

const everyForm = Object.values(formDefinitions).map((definition): [string, FormDefinition] => [
  definition.id,
  definition,
]);

test.each(everyForm)('a failing mail server loses nothing and delays no thanks: %s', async (_, form) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const database = emptyDatabase();
  const waiting: Promise<unknown>[] = [];
  const sendMail = () => Promise.reject(new Error('down'));
  const { status, location } = await postForm(form, {}, { database, sendMail, waiting });
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/nl\//)]);
  await Promise.all(waiting);
  expect(await database.$count(submissions)).toBe(1);
  const mails = await database.select().from(outbox);
  expect(mails.length).toBeGreaterThan(0);
  for (const { sentAt, givenUpAt } of mails) expect([sentAt, givenUpAt]).toEqual([null, null]);
});

test.each(everyForm)('sent twenty times at once, it is stored and mailed once: %s', async (id, form) => {
  const database = emptyDatabase();
  const once = emptyDatabase();
  const first = await postForm(form, {}, { database: once });
  const all = await Promise.all(Array.from({ length: 20 }, () => postForm(form, {}, { database })));
  const responseOf = ({ status, location }: typeof first) => `${status} ${String(location)}`;
  const responses = all.map(responseOf);
  const different = responses.filter((response) => response !== responses[0]);
  expect(all[0]?.status).toBe(first.status);
  const stored = await database.$count(submissions);
  recordFigure(`3 twenty at once: ${id}`, { stored, 'different responses': different.length });
  expect(different).toEqual([]);
  expect(stored).toBe(1);
  expect(await database.$count(outbox)).toBe(await once.$count(outbox));
});

test.each(everyForm)('without a database it comes back as it was typed: %s', async (_, form) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, result } = await postForm(form, {}, { database: brokenDatabase() });
  expect(status).toBe(503);
  expect(Object.keys(result?.values ?? {}).toSorted()).toEqual(Object.keys(form.fields).toSorted());
  for (const [name, value] of Object.entries(result?.values ?? {}))
    expect([name, value]).toEqual([name, expect.stringMatching(/./)]);
});
