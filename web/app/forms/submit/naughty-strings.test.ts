import naughtyStrings from 'big-list-of-naughty-strings/blns.json';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { outbox, submissions } from '../../platform/database/core-tables.server.ts';
import { recordFigure } from '../../platform/record-figure.test-data.ts';
import { formDefinitions } from '../definitions.server.ts';
import { postForm, sampleFor } from './every-form.test-data.ts';

/** The list lacks what Unicode writes in more than one way. */
const decomposed = 'Cafe\u0301 Zoe\u0308 \u212bngstr\u00f6m \u1112\u1161\u11ab';

const stored = (text: string) => (text.trim() === '' ? undefined : text.normalize('NFC'));

for (const [place, definition] of Object.values(formDefinitions).entries()) {
  test(
    `${definition.id}: whatever is typed into any field is stored as it is or named as a mistake`,
    { timeout: 300_000 },
    async () => {
      const names = Object.keys(definition.fields);
      const texts = [...sampleFor(place, 13, naughtyStrings), decomposed];
      const database = emptyDatabase();
      const thanked: Record<string, string | undefined>[] = [];
      const accepted = new Map(names.map((name) => [name, 0]));
      let posts = 0;
      let failed = 0;

      /** Types a text into several fields at once, then again into those that the answer does not name. */
      async function typeInto(fields: readonly string[], text: string): Promise<void> {
        posts += 1;
        const own = {
          email: `an${posts}@example.com`,
          friendEmail: `els${posts}@example.com`,
          phone: `0470 ${String(posts).padStart(6, '0')}`,
        };
        const typed = { ...own, ...Object.fromEntries(fields.map((field) => [field, text])) };
        const { status, result } = await postForm(definition, typed, { database, client: String(posts) });
        const tried = `${status} for ${JSON.stringify(text)} in ${fields.join(', ')}`;
        expect.soft([303, 422], tried).toContain(status);
        if (status >= 500) failed += 1;
        if (status === 303) {
          thanked.push(Object.fromEntries(fields.map((field) => [field, stored(text)])));
          for (const field of fields) accepted.set(field, (accepted.get(field) ?? 0) + 1);
        } else if (status === 422) {
          const unnamed = fields.filter((field) => !Object.hasOwn(result?.errors ?? {}, field));
          expect.soft(unnamed.length, tried).toBeLessThan(fields.length);
          if (unnamed.length > 0 && unnamed.length < fields.length) await typeInto(unnamed, text);
        }
      }

      for (const text of texts) await typeInto(names, text);
      const rows = await database.select().from(submissions);
      for (const [index, post] of thanked.entries())
        for (const [field, text] of Object.entries(post))
          expect(rows[index]?.values[field], field).toBe(text);
      expect(rows).toHaveLength(thanked.length);
      const mails = await database.select().from(outbox);
      expect(new Set(mails.map(({ submissionId }) => submissionId))).toEqual(
        new Set(rows.map(({ id }) => id)),
      );
      for (const [name, { problems }] of Object.entries(definition.fields))
        if (!problems.malformed) expect(accepted.get(name), name).toBeGreaterThan(texts.length / 2);
      recordFigure(`6 naughty strings: ${definition.id}`, {
        typed: texts.length * names.length,
        'stored as typed': [...accepted.values()].reduce((sum, one) => sum + one, 0),
        'responses of 500 and more': failed,
      });
    },
  );
}
