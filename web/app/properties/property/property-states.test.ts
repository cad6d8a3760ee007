import { languages } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { type Status, statuses } from '../model/marquee.ts';
import { canApply, canBeVisited, canBid } from './visitor-actions.ts';

const records = statuses.map((Status, index) => exampleRecord({ ID: 601 + index, Status }));
const catalogue = createCatalogue(exampleBundle([...records, exampleRecord({ ID: 700 })]));
const idOf = (status: Status) => String(601 + statuses.indexOf(status));

async function withStatus(status: Status, fields: Parameters<typeof exampleRecord>[0] = {}) {
  const all = createCatalogue(exampleBundle([exampleRecord({ Status: status, ...fields })]));
  const property = await all.find('501', 'nl');
  if (!property) throw new Error(`Nothing is ${status}.`);
  return property;
}

test('what is under option, reserved or sold subject to conditions is listed and counted, with its ribbon', async () => {
  const ids = catalogue.ids({ goal: 'sale', isAvailable: true });
  expect(ids).toEqual(['700', '603', '602', '601']);
  expect(catalogue.counts().sale).toBe(4);
  const list = await catalogue.list({ language: 'nl', goal: 'sale', filters: {} });
  expect(list.map(({ state, ribbon, pending }) => [state, ribbon, pending?.label])).toEqual([
    ['available', undefined, undefined],
    ['available', undefined, 'Verkocht onder voorwaarden'],
    ['available', undefined, 'Gereserveerd'],
    ['available', undefined, 'In optie'],
  ]);
});

test('what is withdrawn or suspended is on no list, whatever is asked for, but its page says why', async () => {
  for (const status of ['withdrawn', 'suspended'] as const) {
    const id = idOf(status);
    expect(catalogue.ids({})).not.toContain(id);
    expect(catalogue.ids({ filters: { sold: ['yes'], q: [id] } })).not.toContain(id);
    expect((await catalogue.completed({ goal: 'sale', language: 'nl', limit: 9 })).length).toBe(0);
    expect(catalogue.state(id)).toBe(status);
    expect((await catalogue.find(id, 'nl'))?.ribbon?.kind).toBe(status);
    expect(catalogue.offMarket()).toContain(id);
  }
});

test('a ribbon has words of its own in each language', async () => {
  for (const status of statuses) {
    const labels = await Promise.all(
      languages.map(async ({ id }) => {
        const [found] = await catalogue.summaries([idOf(status)], id);
        return (found?.ribbon ?? found?.pending)?.label;
      }),
    );
    expect(new Set(labels).size, status).toBe(languages.length);
  }
});

test('a sale is final, whatever the status still says', async () => {
  expect(await withStatus('reserved', { Marquee: 2 })).toMatchObject({
    ribbon: { kind: 'sold' },
    pending: undefined,
  });
});

test('nobody bids or applies where somebody else comes first, but an option leaves the door open', async () => {
  const rent = { Goal: 1, MainType: 'apartment' } as const;
  for (const status of statuses) {
    expect(canBid(await withStatus(status)), status).toBe(false);
    expect(canApply(await withStatus(status, rent)), status).toBe(false);
    expect(canBeVisited(await withStatus(status)), status).toBe(status === 'under-option');
  }
});
