import { expect, test } from 'vitest';
import { exampleRecord } from '../model/example.test-data.ts';
import { costFactsOf } from './cost-facts.ts';

test('a hidden price has no costs, but for the rent of a home, and neither has an unknown one', () => {
  const hidden = { PublishPrice: false };
  expect(costFactsOf(exampleRecord(hidden))).toBeUndefined();
  expect(costFactsOf(exampleRecord({ ...hidden, Goal: 1, MainType: 'commercial' }))).toBeUndefined();
  expect(costFactsOf(exampleRecord({ ...hidden, Goal: 1, Price: 900 }))?.price).toBe(900);
  expect(costFactsOf(exampleRecord({ Price: 0 }))).toBeUndefined();
});

test.each([
  [{}, 'duty'],
  [{ NewBuild: true }, 'vat'],
  [{ NewBuild: true, RegistrationRights: 'registration-duty' }, 'duty'],
  [{ RegistrationRights: 'vat' }, 'vat'],
  [{ RegistrationRights: 'mixed' }, 'mixed'],
] as const)('a sale with %j is taxed by %s', (fields, tax) => {
  const record = exampleRecord();
  delete record.RegistrationRights;
  expect(costFactsOf({ ...record, ...fields })?.tax).toBe(tax);
});
