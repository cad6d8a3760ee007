import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Single decisions and notes are left out, because they tell what was true on their day. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'lake/README.md',
  ...globSync(['docs/*.md', 'docs/{decisions,notes}/README.md'], { cwd: root }),
];
const dated = globSync('docs/{decisions,notes}/0*.md', { cwd: root });

const rooms = ['deploy', 'docs', 'lake', 'schemas', 'scripts', 'seed', 'studio', 'tests', 'web'];

/** Written by commands, and never committed. */
const generated = /^(web\/build|studio\/dist|studio\/\.sanity)\b/;

const read = (document: string) => readFileSync(path.join(root, document), 'utf8');

const { scripts: commands } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Paths in backticks from the top of the repository, as patterns: `<name>` and `…` stand for any name. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w./<>{},*…-]+)`/g)]
    .map(([, word = '']) => word)
    .filter((word) => rooms.some((room) => word.startsWith(`${room}/`)) && !generated.test(word))
    .map((word) => word.replace(/<[\w-]+>|…/g, '*').replace(/\/$/, ''));
}

const exists = (pattern: string) => globSync(pattern, { cwd: root }).length > 0;

test.for(documents)('every path that %s names exists', (document) => {
  const paths = pathsIn(read(document));
  expect(paths.filter((one) => !exists(one))).toEqual([]);
});

test.for([...documents, ...dated])('every link of %s within the repository leads to a file', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link.split('#')[0]);
  const own = links.filter(
    (link) => link !== '' && !/^(https?:|mailto:|\.\.\/\.\.\/actions)/.test(link ?? ''),
  );
  expect(own.filter((link) => !exists(path.posix.join(path.posix.dirname(document), link ?? '')))).toEqual(
    [],
  );
});

test.for(dated)('the index of its folder lists %s under its number and title', (document) => {
  const { dir, base } = path.posix.parse(document);
  const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(document)) ?? [];
  expect(base.startsWith(`${String(number).padStart(4, '0')}-`)).toBe(true);
  expect(read(`${dir}/README.md`)).toContain(`[${String(title)}](${base})`);
});

test.for(documents)('every command that %s names exists', (document) => {
  const named = [...read(document).matchAll(/npm run (?:--silent )?([a-z][\w-]*)/g)];
  expect(named.map(([, name = '']) => name).filter((name) => !(name in commands))).toEqual([]);
});

test('the guide to commands names each of them', () => {
  const guide = read('CONTRIBUTING.md');
  const names = Object.keys(commands).map((name) =>
    name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`,
  );
  expect(names.filter((name) => !guide.includes(name) && name !== 'npm run build')).toEqual([]);
});

test('the guide to folders names each of them', () => {
  const guide = read('README.md');
  const folders = readdirSync(path.join(root, 'web', 'app'), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect([...rooms, ...names].filter((name) => !guide.includes(`\`${name}/\``))).toEqual([]);
});
