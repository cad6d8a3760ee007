import { expect, test } from 'vitest';
import { loadHistory } from '../history/load-history.server.ts';
import { sectionContext } from '../signed-in.test-data.ts';

test('what was sold near a home is told as visitors read it, without prices and without the owner’s own', async () => {
  const context = await sectionContext({ propertyIds: ['2101'] });
  const { groups } = await loadHistory(context);
  const nearby = groups.find(({ id }) => id === 'nearby-2101');
  expect(nearby?.title).toBe('Recent verkocht in de buurt');
  expect(nearby?.entries.length).toBeGreaterThan(0);
  expect(JSON.stringify(nearby)).not.toMatch(/€|"2101"/);
  for (const { key, title } of nearby?.entries ?? []) {
    const other = await context.platform.catalogue.find(key, 'nl');
    expect(other?.state).toBe('sold');
    expect(title).toContain(other?.city);
    const hidden =
      other?.address === undefined && (await context.platform.catalogue.privateAddress(key, 'nl'));
    if (hidden) expect(title).not.toContain(hidden.street);
  }
  const days = nearby?.entries.map(({ day }) => day) ?? [];
  expect(days).toEqual(days.toSorted().toReversed());
});
