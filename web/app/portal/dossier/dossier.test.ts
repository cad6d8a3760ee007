import { expect, test } from 'vitest';
import { databaseWith, recordTime as now } from '../records/agency-data.test-data.ts';
import { addStaffRecord } from '../records/staff-records.server.ts';
import { sectionContext } from '../signed-in.test-data.ts';
import { loadDossier } from './load-dossier.server.ts';

test('a dossier tells of each home what its pages tell, and offers nothing to send', async () => {
  const database = await databaseWith({ PropertyID: 2101 }, { PropertyID: 2102 });
  const content = { kind: 'offer', amount: 380_000, conditions: '', until: '', state: 'open' } as const;
  await addStaffRecord(database, {
    propertyId: '2101',
    language: 'nl',
    content,
    staffName: 'Koen Aerts',
    createdAt: now,
  });
  const { by, homes } = await loadDossier(
    await sectionContext({ database, propertyIds: ['2101', '2102'], now }),
  );
  expect(by).toBe('Huis & Haard, stand op 20 november 2026');
  expect(homes.map(({ id }) => id)).toEqual(['2101', '2102']);
  const [home, other] = homes.map((each) => JSON.stringify(each));
  expect(home).toMatch(/"stages".*Geplande bezoeken.*380\.000.*Prijs en status.*Documenten/);
  expect(other).not.toContain('380.000');
  expect(homes.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries))).not.toContainEqual(
    expect.objectContaining({ answer: expect.anything() as unknown }),
  );
  const [{ figures, papers } = { figures: { rows: [] }, papers: { files: [] } }] = homes;
  expect(figures.rows).toHaveLength(5);
  expect(papers.files.length).toBeGreaterThan(0);
});
