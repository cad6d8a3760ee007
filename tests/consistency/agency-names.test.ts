import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/settings/settings.ts';
import { type Agency, readAgency } from '../../seed/agencies/agency.ts';

const agencies = ['seed/agencies', 'tests/agencies'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readAgency(`${folder}/${name}`)),
);

/** Folders of agencies, the sample, and tests, which are about the sample. */
const mayNameOne = /^(seed\/(agencies|sample)|tests|docs\/(decisions|notes))\/|\.(test|test-data)\.tsx?$/;

/** Names, domains and streets that only one agency has. */
function namesOf({ name, email, project, offices }: Agency): string[] {
  const mails = [email, ...offices.map((office) => office.email)];
  return [
    name,
    project,
    ...mails.map((mail) => mail.slice(mail.indexOf('@') + 1)),
    ...offices.map(({ address }) => address.street),
  ];
}

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
