import { expect, test } from 'vitest';
import { seededTranslate, testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import { factGroups } from '../../properties/facts/fact-row.ts';
import { factTable } from '../../properties/facts/fact-table.ts';
import { compareFacts, compareRow } from './compare-facts.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const fact = (value: string, label = 'Bedrooms') => ({ id: 'bedrooms', label, value });

test('a row that no property has is left out', () => {
  expect(compareRow('bedrooms', [undefined, undefined])).toEqual([]);
});

test('properties differ in a row by their known values only', () => {
  const isDifferent = (...facts: Parameters<typeof compareRow>[1]) => compareRow('x', facts)[0]?.isDifferent;
  expect(isDifferent(fact('3'), fact('3'))).toBe(false);
  expect(isDifferent(fact('3'), undefined, fact('3'))).toBe(false);
  expect(isDifferent(fact('3'), undefined, fact('2'))).toBe(true);
  expect(isDifferent(fact('3'))).toBe(false);
});

test('a sale and a lease share the row of what they cost', () => {
  const [row] = compareRow('price', [fact('€ 1', 'Price'), fact('€ 2', 'Rent'), fact('€ 3', 'Price')]);
  expect(row?.label).toBe('Price / Rent');
  expect(row?.cells.map((cell) => cell?.value)).toEqual(['€ 1', '€ 2', '€ 3']);
});

const isLeftOut = ({ id }: { id: string }) =>
  ['price', 'certificate-code', 'certificate-date', 'asbestos-date'].includes(id);

test('facts are in the column of their property, in the order of its page, but for what tells nothing of a home', async () => {
  const inGroups = factGroups.flatMap((group) => factTable.filter((row) => row.group === group));
  for (const language of testLanguages) {
    const t = seededTranslate(language);
    const ids = (await sampleCatalogue.list({ language })).map(({ id }) => id);
    for (let start = 0; start < ids.length; start += 4) {
      const columns = await Promise.all(
        ids.slice(start, start + 4).map(async (id) => sampleCatalogue.facts(id, { t, language })),
      );
      const groups = compareFacts(columns, (group) => t(group));
      const rows = groups.flatMap((group) => group.rows);
      const order = inGroups.map(({ id }) => id).filter((id) => rows.some((row) => row.id === id));
      expect(rows.map(({ id }) => id)).toEqual(order);
      columns.forEach((column, index) => {
        const own = column.flatMap(({ facts }) => facts).filter((fact) => !isLeftOut(fact));
        const shown = rows.flatMap(({ id, cells }) => (cells[index] ? [[id, cells[index].value]] : []));
        expect(shown).toEqual(own.map(({ id, value }) => [id, value]));
      });
    }
  }
});
