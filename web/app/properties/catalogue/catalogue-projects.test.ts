import { expect, test } from 'vitest';
import type { Bundle } from '../import/bundle-schema.ts';
import { exampleBundle, exampleRecord } from '../model/example.test-data.ts';
import { createCatalogue } from './create-catalogue.ts';

const [example] = exampleBundle([]).Projects;
if (!example) throw new Error('The example has a project.');
const unit = (ID: number, ProjectID: number, Marquee = 0) => exampleRecord({ ID, ProjectID, Marquee });
const catalogueOf = (units: Bundle['Properties'], fields?: Partial<Bundle>) =>
  createCatalogue(exampleBundle(units, fields));

test('a project has its units, is sold out without an available one, and hides its address', async () => {
  const catalogue = catalogueOf([unit(501, 72), unit(502, 71, 2)]);
  const project = await catalogue.project('71', 'fr');
  expect(project).toMatchObject({ name: 'Cour', state: 'sold-out', city: 'Malines', address: undefined });
  expect(project?.units.map(({ id }) => id)).toEqual(['502']);
  expect(JSON.stringify(project)).not.toContain('Geheimlaan');
  expect(await catalogue.project('72', 'fr')).toBeUndefined();
});

test('a project with an available unit is available and may show its address', async () => {
  const Projects = [{ ...example, PublicAddress: true }];
  expect(await catalogueOf([unit(501, 71)], { Projects }).projects('nl')).toMatchObject([
    { state: 'available', address: { street: 'Geheimlaan', houseNumber: '1', box: '' } },
  ]);
});

test('[3.40] projects keep the order of the export, those sold out last', async () => {
  const Projects = [71, 72, 73].map((ID) => ({ ...example, ID }));
  const listed = await catalogueOf([unit(501, 71, 2), unit(502, 72)], { Projects }).projects('nl');
  expect(listed.map(({ id, state }) => `${id} ${state}`)).toEqual([
    '72 available',
    '73 coming',
    '71 sold-out',
  ]);
});

test('a project that is gone is no property that is gone', () => {
  const catalogue = catalogueOf([], { Gone: [{ ID: 64, Date: '2026-03-01', List: 'Projects' }] });
  expect([catalogue.isProjectGone('64'), catalogue.isProjectGone('71')]).toEqual([true, false]);
  expect(catalogue.state('64')).toBe('unknown');
});
