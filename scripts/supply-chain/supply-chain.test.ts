import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../settings/settings.ts';
import { isAllowed, withInstallScript } from './allowed.ts';
import { allPackages, lockfileFolders, packagesOf, readLockfile, readRooms } from './packages.ts';

const named = (packages: ReturnType<typeof allPackages>) =>
  packages.map(({ folder, place, version }) => `${folder}/${place} ${version}`);

test('every lockfile is known, and every package in them has a checked origin', () => {
  const found = globSync('{,*/,*/*/,*/*/*/}package-lock.json', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).map((file) => path.dirname(file).replace(/^\.$/, ''));
  expect(found.toSorted()).toEqual(lockfileFolders.toSorted());
  for (const folder of lockfileFolders) expect(readLockfile(folder).lockfileVersion).toBe(3);
  const doubtful = allPackages().filter(
    ({ resolved, integrity }) =>
      // Addresses are left out on purpose, so that no registry is named.
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')) ||
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  );
  expect(named(doubtful)).toEqual([]);
});

test('direct dependencies are exact versions of the registry', () => {
  const loose = readRooms().flatMap(({ file, all }) =>
    Object.entries(all)
      .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`),
  );
  expect(loose).toEqual([]);
});

test('every licence is one that we may use', () => {
  const refused = allPackages().filter(({ name, license }) => !isAllowed(name, license));
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test.for([
  ['left-pad', 'WTFPL', false],
  ['left-pad', 'GPL-3.0-only', false],
  ['left-pad', '(GPL-3.0-only OR MIT)', true],
  ['left-pad', 'MIT AND LGPL-3.0-or-later', false],
  ['left-pad', 'MPL-2.0', false],
  ['axe-core', 'MPL-2.0', true],
  ['left-pad', undefined, false],
] as const)('%s under %s is allowed: %s', ([name, licence, isFine]) =>
  expect(isAllowed(name, licence)).toBe(isFine),
);

test('a lockfile tells the licence that the installed package itself names', () => {
  const different = packagesOf('').filter(({ place, license }) => {
    const file = path.join(root, place, 'package.json');
    if (!license || !existsSync(file)) return false;
    const own = (JSON.parse(readFileSync(file, 'utf8')) as { license?: string | { type: string } }).license;
    return (typeof own === 'object' ? own.type : own) !== license;
  });
  expect(named(different)).toEqual([]);
});

test('packages with an install script are named, and no installation runs one', () => {
  const names = allPackages()
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(({ name }) => name);
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(withInstallScript).toSorted());
  expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toContain('ignore-scripts=true\n');
  const installers = globSync('scripts/**/*.{ts,mjs}', { cwd: root }).filter((file) =>
    /\['(ci|install)'/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(installers.length).toBeGreaterThanOrEqual(2);
  for (const file of installers)
    expect(readFileSync(path.join(root, file), 'utf8'), file).toContain("'--ignore-scripts'");
});

test('the site has one React, the Studio another, and no third reaches a browser', () => {
  const copies = packagesOf('')
    .filter(({ name }) => name === 'react' || name === 'react-dom')
    .map(({ place, version }) => `${place} ${version}`);
  expect(copies.toSorted()).toEqual([
    // Draws the terminal of Sanity's command line.
    'node_modules/@sanity/cli/node_modules/react 19.3.0',
    'node_modules/@sanity/runtime-cli/node_modules/react 19.3.0',
    'node_modules/react 18.3.1',
    'node_modules/react-dom 18.3.1',
    'studio/node_modules/react 19.3.0',
    'studio/node_modules/react-dom 19.3.0',
  ]);
});
