import naughtyStrings from 'big-list-of-naughty-strings/blns.json';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { outbox, submissions } from '../../platform/database/core-tables.server.ts';
import { recordFigure } from '../../platform/record-figure.test-data.ts';
import { formDefinitions } from '../definitions.server.ts';
import { postForm, sampleFor } from './every-form.test-data.ts';

const composed = (text: string) => text.normalize('NFC');
/** The list lacks what Unicode writes in more than one way. */
const decomposed = 'Cafe\u0301 Zoe\u0308 \u212bngstr\u00f6m \u1112\u1161\u11ab';

const stored = (text: string) => (text.trim() === '' ? undefined : composed(text));

const fields = Object.values(formDefinitions).flatMap((definition) =>
  Object.entries(definition.fields).map(([field, { problems }]) => ({ definition, field, problems })),
);

for (const [place, { definition, field, problems }] of fields.entries()) {
  test(
    `${definition.id}: whatever is typed into "${field}" is stored as it is or named as a mistake`,
    { timeout: 120_000 },
    async () => {
      const strings = [...sampleFor(place, 50, naughtyStrings), decomposed];
      const database = emptyDatabase();
      const accepted: string[] = [];
      let failed = 0;
      for (const [index, text] of strings.entries()) {
        const own = {
          email: `an${String(index)}@example.com`,
          friendEmail: `els${String(index)}@example.com`,
          phone: `0470 00 ${String(index).padStart(4, '0')}`,
        };
        const poster = { database, client: String(index) };
        const { status } = await postForm(definition, { ...own, [field]: text }, poster);
        expect.soft([303, 422], `${String(status)} for ${JSON.stringify(text)}`).toContain(status);
        if (status >= 500) failed += 1;
        if (status === 303) accepted.push(text);
      }
      const rows = await database.select().from(submissions);
      expect(new Set(rows.map(({ values }) => values[field]))).toEqual(new Set(accepted.map(stored)));
      const mails = await database.select().from(outbox);
      expect(new Set(mails.map(({ submissionId }) => submissionId))).toEqual(
        new Set(rows.map(({ id }) => id)),
      );
      if (!problems.malformed) expect(accepted.length).toBeGreaterThan(strings.length / 2);
      recordFigure(`6 naughty strings: ${definition.id}, ${field}`, {
        typed: strings.length,
        'stored as typed': accepted.length,
        'responses of 500 and more': failed,
      });
    },
  );
}
