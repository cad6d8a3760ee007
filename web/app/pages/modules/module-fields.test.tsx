import { expect, test } from 'vitest';
import { queryModules } from './blank-modules.test-data.ts';
import { loadModules } from './load-modules.server.ts';
import { fieldPairs, relatedDocuments, uncoveredFields } from './module-fields.test-data.ts';
import { renderLoaded, testContext } from './render-for-test.test-data.tsx';

async function shownWith(_type: string, fields: Record<string, unknown>): Promise<string> {
  const module = { _type, _key: 'module', ...fields };
  return renderLoaded(await loadModules(await queryModules([module], relatedDocuments), testContext()));
}

test('[3.49] no field of a module is without a proof that visitors see it', () => {
  expect(uncoveredFields()).toEqual([]);
});

test.each(fieldPairs)('[3.49][3.50][3.51] visitors of a $type see its $name', async ({ type, pair }) => {
  const [one, other] = pair;
  const html = await shownWith(type, one);
  expect(html).not.toContain('Dit onderdeel ontbreekt.');
  expect(html).not.toBe(await shownWith(type, other));
});
