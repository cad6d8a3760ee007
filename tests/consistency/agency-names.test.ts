import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/settings/settings.ts';
import { type Agency, readAgency, sampleAgency } from '../../seed/agencies/agency.ts';

/** Leaves out those of a checkout, whose names and towns may be words that the product says anyway. */
const agencies = [
  readAgency(sampleAgency),
  ...readdirSync(path.join(root, 'tests/agencies')).map((name) => readAgency(`tests/agencies/${name}`)),
];

/** Folders of agencies, the sample, and tests, which are about the sample. */
const mayNameOne = /^(seed\/(agencies|sample)|tests|docs\/(decisions|notes))\/|\.(test|test-data)\.tsx?$/;

function namesOf({ name, email, project, phone, companyNumber = name, offices }: Agency): string[] {
  const mails = [email, ...offices.map((office) => office.email)];
  return [
    name,
    project,
    phone,
    companyNumber,
    ...mails.map((mail) => mail.slice(mail.indexOf('@') + 1)),
    ...offices.map(({ address }) => address.street),
  ];
}

/** Lists of all towns of the country, and what is measured on the sample. */
const mayNameTowns = /\/(towns\.json|municipalities\.ts)$|\/bench\//;

/** Finds a town as a word of its own, so not in Louvain-la-Neuve. */
const namesTown = (text: string, town: string) =>
  new RegExp(`(?<![\\p{L}-])${town}(?![\\p{L}-])`, 'u').test(text);

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(tsx?|mjs|json|md|css|yml|example)$|^LICENSE$/.test(file) && !mayNameOne.test(file));

test('no agency is named outside of its folder, the sample and tests', () => {
  expect(agencies.length).toBeGreaterThan(1);
  const names = [...new Set(agencies.flatMap(namesOf))];
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

test('code, documents and what the Studio says name no town of the sample as their example', () => {
  const { offices } = readAgency(sampleAgency);
  const towns = [...new Set(offices.flatMap(({ address }) => Object.values(address.city)))];
  expect(towns).toContain('Mechelen');
  const found = files
    .filter((file) => !mayNameTowns.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return towns.filter((town) => namesTown(text, town)).map((town) => `${file}: ${town}`);
    });
  expect(found).toEqual([]);
});
