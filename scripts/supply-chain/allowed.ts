/** Licences that ask for no more than their text beside the copy. Anyone may use them. */
const free = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);

/** Licences with conditions, and the packages for which the conditions are met. */
const conditional: Readonly<Record<string, RegExp>> = {
  // Changes of their files would have to be published; there are none.
  'MPL-2.0': /^(lightningcss(-.+)?|axe-core|@axe-core\/playwright|@vercel\/stega|ical\.js)$/,
  // A library that sharp loads as a file of its own. It runs in the lake and in scripts and is no part of the site.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  // Fonts may be embedded as long as they are not sold by themselves.
  'OFL-1.1': /^@fontsource-variable\//,
  // Tables that tools read, and that no page contains.
  'CC-BY-4.0': /^caniuse-lite$/,
  'CC-BY-3.0': /^spdx-exceptions$/,
  'Python-2.0': /^argparse$/,
  'Public Domain': /^jsonify$/,
};

/** Read in the file of the package, where its `package.json` names the licence in an old way or not at all. */
const readByUs: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  'md5-o-matic': 'MIT',
  'require-like': 'MIT',
};

/** Takes SPDX expressions with one kind of operator, such as `(MIT OR CC0-1.0)`. */
export function isAllowed(name: string, licence = readByUs[name] ?? ''): boolean {
  const words = licence.replace(/^\(|\)$/g, '');
  if (words.includes(' OR ')) return words.split(' OR ').some((word) => isAllowed(name, word));
  if (words.includes(' AND ')) return words.split(' AND ').every((word) => isAllowed(name, word));
  return free.has(words) || (conditional[words]?.test(name) ?? false);
}

const loadsItsBinary =
  'looks whether its binary runs; the binary itself is an optional package of the platform';

/** Packages that would run a script when they are installed. None may: all work with npm's `--ignore-scripts`. */
export const withInstallScript: Readonly<Record<string, string>> = {
  esbuild: loadsItsBinary,
  'vnu-jar': 'fetches a Java for machines without; the checker then reports what is not measured',
  workerd: loadsItsBinary,
};
