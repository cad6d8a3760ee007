import { expect, test } from 'vitest';
import { exampleBundle, exampleRecord } from './example.test-data.ts';
import { projectOf } from './project.ts';
import { summaryOf } from './property.ts';
import { createTerms } from './terms.ts';

const { Projects, Terms } = exampleBundle([]);
const [project] = Projects;
if (!project) throw new Error('The example has a project.');
const unit = (Marquee: number) => summaryOf(exampleRecord({ Marquee }), 'nl', createTerms(Terms));

test('a project is told in one language', () => {
  expect(projectOf(project, [unit(0)], 'fr')).toMatchObject({
    id: '71',
    name: 'Cour',
    nameSlug: 'cour',
    city: 'Malines',
    citySlug: 'malines',
    zip: '2800',
    country: { code: 'BE', name: 'Belgique' },
    description: ['Trois blocs.'],
  });
});

test('the address is shown only when it is public', () => {
  expect(projectOf(project, [], 'nl').address).toBeUndefined();
  const open = { ...project, PublicAddress: true, BoxNr: '2' };
  expect(projectOf(open, [], 'nl').address).toEqual({ street: 'Geheimlaan', houseNumber: '1', box: '2' });
});

test('a project is sold out once none of its units is available', () => {
  expect(projectOf(project, [unit(2), unit(0)], 'nl').state).toBe('available');
  expect(projectOf(project, [unit(2), unit(3)], 'nl').state).toBe('sold-out');
});
