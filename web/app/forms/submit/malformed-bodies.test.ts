import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { recordFigure } from '../../platform/record-figure.test-data.ts';
import { submissions } from '../../platform/database/core-tables.server.ts';
import { formDefinitions } from '../definitions.server.ts';
import { hiddenFields } from '../definition/form-content.ts';
import { malformedBody, malformedType } from './malformed-body.test-data.ts';
import { postForm } from './every-form.test-data.ts';
import { post, someProperty } from './posting.test-data.ts';

const bodies = process.env['VERIFY'] === 'whole' ? 10_000 : 1000;
/** Milliseconds; the whole takes as long as all that it sends. */
const patience = { timeout: 600_000 };
const definitions = Object.values(formDefinitions);

test('malformed bodies get only the known statuses, and none is stored', patience, async () => {
  const database = emptyDatabase();
  let client = 0;
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(malformedBody, malformedType, async (body, type) => {
      const { status } = await post(body, {
        database,
        client: String(client++),
        headers: { 'Content-Type': type },
        propertyId: someProperty,
      });
      seen.add(status);
      expect([200, 303, 400, 409, 413, 415, 422, 429]).toContain(status);
    }),
    { numRuns: bodies },
  );
  const answers = [...seen].sort((a, b) => a - b);
  const stored = await database.$count(submissions);
  recordFigure('7 malformed bodies', { sent: client, answered: answers.join(', '), stored });
  expect(stored).toBe(0);
  expect(answers).toEqual([400, 409, 413, 415, 422]);
});

test('a good form with one field replaced at random is stored or shown again', patience, async () => {
  const database = emptyDatabase();
  const names = definitions.map(({ fields }) => [...Object.keys(fields), ...Object.values(hiddenFields)]);
  const replaced = fc
    .nat(definitions.length - 1)
    .chain((index) => fc.tuple(fc.constant(definitions[index]), fc.constantFrom(...(names[index] ?? ['']))));
  let client = 0;
  await fc.assert(
    fc.asyncProperty(replaced, fc.string({ unit: 'binary' }), async ([definition, name], value) => {
      if (!definition) throw new Error('There is no such form.');
      const sender = String(client++);
      // An address and a telephone of its own, since each can book few visits.
      const own = { email: `an${sender}@example.com`, phone: `0470 ${sender.padStart(6, '0')}` };
      const { status } = await postForm(definition, own, {
        hidden: { [name]: value },
        database,
        client: sender,
      });
      expect([303, 400, 422]).toContain(status);
    }),
    { numRuns: bodies / 10 },
  );
});
