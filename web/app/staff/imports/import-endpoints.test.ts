import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { readHeld } from '../../properties/runs/run-state.server.ts';
import { ownSite } from '../../properties/runs/own-site.server.ts';
import { sampleExport } from '../../properties/runs/sample-export.test-data.ts';
import { staffRequest, tokenFor } from '../staff-requests.test-data.ts';
import { allowRun, decideHeld } from './import-endpoints.server.ts';

async function site() {
  const database = emptyDatabase();
  const token = await tokenFor(database);
  const receiver = ownSite(staffRequest({ database }).context);
  return {
    database,
    given: (body: unknown) => staffRequest({ database, token, body }),
    importOf: async (batch: ReturnType<typeof sampleExport>) => {
      const run = await receiver.open({ isWhole: true });
      await receiver.applyBatch(run, batch);
      return receiver.end(run, false);
    },
  };
}

const keyOf = ({ Properties: [first] }: ReturnType<typeof sampleExport>) => ({
  system: 'file',
  account: '',
  list: 'Properties',
  key: String(first?.ID),
});

/** Tells the street that its address hides, which an editor may allow. */
const telling = () =>
  sampleExport(2, ({ Street, Texts }, index) =>
    index === 0
      ? { PublishAddress: false, Texts: Texts.map((text) => ({ ...text, Description: `${Street}.` })) }
      : {},
  );

const strange = () => sampleExport(2, (_property, index) => (index === 0 ? { WebID: 9_999_999 } : {}));

test('an editor takes a record in spite of a rule that allows it, and the next import does', async () => {
  const { database, given, importOf } = await site();
  await importOf(telling());
  expect((await readHeld(database)).held).toBe(1);
  const decide = (isAccepted: boolean) => decideHeld(given({ ...keyOf(telling()), isAccepted }));
  expect(await (await decide(false)).json()).toEqual({ isHeld: true });
  expect(await (await decide(true)).json()).toEqual({ isHeld: false });
  expect((await readHeld(database)).held).toBe(0);
  await importOf(telling());
  expect((await readHeld(database)).held).toBe(0);
});

test('no editor takes a record that a rule forbids', async () => {
  const { database, given, importOf } = await site();
  await importOf(strange());
  const response = await decideHeld(given({ ...keyOf(strange()), isAccepted: true }));
  expect(await response.json()).toEqual({ isHeld: true });
  expect((await readHeld(database)).held).toBe(1);
});

test('what a waiting run lacks leaves when somebody allows it', async () => {
  const { given, importOf } = await site();
  await importOf(sampleExport(20));
  const { run, state, removals } = await importOf(sampleExport(10));
  expect([state, removals]).toEqual(['waiting', 10]);
  expect(await (await allowRun(given({}), run)).json()).toMatchObject({
    state: 'done',
    counts: { gone: 10 },
  });
  expect((await allowRun(given({}), run)).status).toBe(404);
  expect((await allowRun(given({}), 'unknown')).status).toBe(404);
});

test('nobody else decides', async () => {
  const { database, importOf } = await site();
  await importOf(telling());
  const body = { ...keyOf(telling()), isAccepted: true };
  expect((await decideHeld(staffRequest({ database, body }))).status).toBe(403);
  expect((await allowRun(staffRequest({ database, token: 'forged' }), 'run')).status).toBe(403);
  expect((await readHeld(database)).held).toBe(1);
});
